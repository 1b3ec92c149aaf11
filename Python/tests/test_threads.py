"""Tests that calls on different objects run at the same time, and that calls on one object wait for each other."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import bubblelayout
from bubblelayout import Engine

TEXTS = ["hello there", "سلام دنیا", "日本語のテキスト", "😀 and more words in a longer line", "नमस्ते"]


def conversation(seed: int) -> list[dict[str, object]]:
    return [{"id": n, "sender": "ab"[n % 2], "text": TEXTS[(n * 7 + seed) % 5] + f" {n}"} for n in range(40)]


def layout(engine: Engine, seed: int) -> str:
    with engine.transcript(conversation(seed), bubblelayout.presets()[seed % 6], width=200 + seed) as transcript:
        with transcript.rows(0, 900, drawing=True) as rows:
            assert len(rows.glyphs)
        return transcript.json(glyphs=True)


def test_eight_threads_one_engine() -> None:
    with Engine() as alone:
        wanted = [layout(alone, seed) for seed in range(12)]
    with Engine() as shared, ThreadPoolExecutor(8) as threads:
        assert list(threads.map(lambda seed: layout(shared, seed), list(range(12)) * 2)) == wanted * 2


def test_threads_edit_one_transcript(engine: Engine) -> None:
    with engine.transcript() as transcript, ThreadPoolExecutor(8) as threads:
        def work(number: int) -> int:
            transcript.append([{"id": number, "sender": "a", "text": TEXTS[number % 5]}])
            with transcript.rows(drawing=True) as rows:
                glyphs = rows.glyphs
                transcript.set_width(200 + number)
                return int((glyphs["id"] > 0).sum())

        assert all(threads.map(work, range(60)))
        assert sorted(transcript.id(index) for index in range(len(transcript))) == list(range(60))


def test_closing_while_others_ask(engine: Engine) -> None:
    def ask(transcript: bubblelayout.Transcript) -> int:
        for count in range(200):
            try:
                transcript.hit(10, 10)
                transcript.rows(0, 100)
            except bubblelayout.HandleError:
                return count
        return 200

    for number in range(5):
        transcript = engine.transcript(conversation(number))
        with ThreadPoolExecutor(4) as threads:
            asked = [threads.submit(ask, transcript) for _ in range(3)]
            threads.submit(transcript.close)
            assert all(count.result() <= 200 for count in asked)
        assert transcript.closed
