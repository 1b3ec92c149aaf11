# The two commands that need nothing but Swift and git beforehand are `make demo` and `make test`.

SWIFT ?= swift
BUILD = $(SWIFT) build -c release
BUBBLE = $(shell $(BUILD) --show-bin-path)/bubble
FORMATTED = Sources Tests Fonts Benchmarks/Sources Benchmarks/Benchmarks Benchmarks/Package.swift Package.swift
DOCUMENTED = BubbleLayout MessageReading TextLayout TextShaping LayoutFormat LayoutPainting LayoutGoldens BundledFonts
STYLE ?= balloon
WIDTH ?= 320

.PHONY: help setup build demo test schemas examples lint format bench docs clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

setup: ## Install the system packages that are missing
	@sh Scripts/setup.sh

build: setup ## Build the tool for use
	$(BUILD) --product bubble

demo: build ## Lay out the conversation in Demo/ and draw it
	@mkdir -p demo
	@$(BUBBLE) layout Demo/transcript.jsonl --style $(STYLE) --width $(WIDTH) --me you \
	  --format svg -o demo/chat.svg --summary
	@$(BUBBLE) layout Demo/transcript.jsonl --style $(STYLE) --width $(WIDTH) --me you \
	  --format html -o demo/chat.html
	@echo "picture: $(CURDIR)/demo/chat.svg"
	@echo "page:    $(CURDIR)/demo/chat.html"

# One command builds and runs the tests: a build of its own before it would have other flags, and be made twice.
test: setup ## Build everything, run all tests, check schemas, examples and formatting
	$(SWIFT) test -c release
	@$(MAKE) --no-print-directory schemas examples lint

schemas: ## Hold what the tool reads and writes against the JSON Schemas
	python3 Scripts/validate-schemas.py --tool $(BUBBLE)

examples: ## Compile the examples of the README and of the doc comments as users' programs
	python3 Scripts/check-examples.py

lint: ## Check the formatting
	$(SWIFT) format lint --strict --recursive $(wildcard $(FORMATTED))

format: ## Format all sources in place
	$(SWIFT) format --in-place --recursive $(wildcard $(FORMATTED))

bench: setup ## Run the benchmarks, each beside bare HarfBuzz
	cd Benchmarks && $(SWIFT) package -c release --allow-writing-to-package-directory benchmark --no-progress --grouping metric
	cd Benchmarks && $(SWIFT) run -c release ratios
	cd Benchmarks && $(SWIFT) run -c release streaming

docs: setup ## Build the API documentation into .build/docs
	@mkdir -p .build/docs
	BUBBLE_LAYOUT_DOCS=1 $(SWIFT) package --allow-writing-to-directory .build/docs generate-documentation \
	  $(foreach target,$(DOCUMENTED),--target $(target)) --enable-experimental-combined-documentation \
	  --output-path .build/docs --disable-indexing --transform-for-static-hosting

clean: ## Remove what was built
	rm -rf .build demo
