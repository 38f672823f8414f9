"""What a running server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.entries = Counter(
            "standoff_entries", "Answers stored, by whom", ["by"], registry=self._registry
        )
        self.tables = Gauge("standoff_tables", "Tables that are open", registry=self._registry)
        self.frozen = Counter(
            "standoff_tables_frozen", "Tables frozen by an error", registry=self._registry
        )
        self.aside = Gauge(
            "standoff_tables_set_aside", "Tables that cannot be read", registry=self._registry
        )
        self.sockets = Gauge("standoff_sockets", "Open sockets", registry=self._registry)
        self.refused = Counter(
            "standoff_refused", "Requests at tables refused", ["code"], registry=self._registry
        )
        self.stored = Histogram(
            "standoff_stored_seconds",
            "From an accepted answer to the disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self._registry,
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
