"""What a running server counts, for Prometheus."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

LOOKS_EVERY: Final = 0.5


class Metrics:
    """The numbers of one server; memory, processor and files are those of the whole process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.entries = Counter(
            "standoff_entries", "Answers stored, by whom", ["by"], registry=registry
        )
        self.tables = Gauge("standoff_tables", "Tables that are open", registry=registry)
        self.frozen = Gauge(
            "standoff_tables_frozen", "Tables frozen by an error", registry=registry
        )
        self.aside = Gauge(
            "standoff_tables_set_aside", "Tables that cannot be read", registry=registry
        )
        self.sockets = Gauge("standoff_sockets", "Open sockets", registry=registry)
        self.piped = Gauge(
            "standoff_sockets_piped", "Of them piped to another process", registry=registry
        )
        self.refused = Counter(
            "standoff_refused", "Requests at tables refused", ["code"], registry=registry
        )
        self.stored = Histogram(
            "standoff_stored_seconds",
            "From an accepted answer to the disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=registry,
        )
        self.queue = Gauge("standoff_writes_waiting", "Writes not begun yet", registry=registry)
        self.failed = Counter(
            "standoff_writes_failed", "Writes that failed, and why", ["why"], registry=registry
        )
        self.slow = Counter(
            "standoff_writes_slow", "Commits that took over a second", registry=registry
        )
        self.lag = Histogram(
            "standoff_loop_lag_seconds",
            "How much too late the event loop comes to what is due",
            buckets=(0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5),
            registry=registry,
        )
        self.thinking = Histogram(
            "standoff_bot_seconds",
            "How long a bot thinks about an answer",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1),
            registry=registry,
        )

        self.thoughts = Counter(
            "standoff_thoughts",
            "Questions that a bot in a process of its own searched: in time, or not",
            ["outcome"],
            registry=registry,
        )
        self.thinkers_lost = Counter(
            "standoff_thinkers_lost", "Thinking processes that died", registry=registry
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def text_with(self, here: str, others: Mapping[str, str]) -> bytes:
        """The numbers of several processes, each with the process it is from."""
        return generate_latest(_Together({here: self.text().decode(), **others}))

    async def watch_loop(self) -> None:
        """Look again and again how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOKS_EVERY
            await asyncio.sleep(LOOKS_EVERY)
            self.lag.observe(max(loop.time() - due, 0.0))


class _Together(Collector):
    """What several processes have counted."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = texts

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for process, text in self._texts.items():
            for family in text_string_to_metric_families(text):
                metric = found.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for sample in family.samples:
                    labels = {**sample.labels, "process": process}
                    metric.add_sample(sample.name, labels, sample.value)
        return found.values()
