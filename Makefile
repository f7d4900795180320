# What AnyCurl can be asked to do. `make run` and `make test` install what is missing first.
.PHONY: help run test bench figures examples docs api lint format setup clean

help: ## list these targets
	@grep -E '^[a-z]+:.*## ' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z]+):.*## /make \1  \t/'

run: ## build the program and open its window: make run ARGS="~/Pictures"
	@Scripts/setup
	@Scripts/run $(ARGS)

test: ## check the house rules and the documentation, build without a warning, run every test
	@Scripts/setup --with-tests
	@Scripts/lint
	@Scripts/examples
	@Scripts/docs -Xswiftc -warnings-as-errors
	swift test -Xswiftc -warnings-as-errors

bench: ## measure what everything costs, beside other programs, and write docs/performance.md: make bench ARGS=--full
	@Scripts/setup --with-bench
	@Scripts/bench $(ARGS)

figures: ## draw the pictures of docs/look.md anew
	@Scripts/setup --with-tests
	@Scripts/figures $(ARGS)

examples: ## build and run the programs in Examples, and look at what they draw
	@Scripts/setup --with-tests
	@Scripts/examples

docs: ## build the documentation of the library: build/docs
	@Scripts/setup
	@Scripts/docs

api: ## tell what a program that uses the library would have to change since the last version
	@Scripts/setup
	@Scripts/api

lint: ## check the layout of the Swift files and the house rules
	swift format lint --strict --recursive Sources Tests Package.swift Examples
	@Scripts/lint

format: ## lay out the Swift files
	swift format --in-place --recursive Sources Tests Package.swift Examples

setup: ## install what the program and its tests need
	@Scripts/setup --with-tests

clean: ## remove everything that was built
	rm -rf .build build Examples/.build
