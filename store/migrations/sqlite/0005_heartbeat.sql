-- When a server was last known to be there: clocks are charged up to then. It is one row for the whole
-- server, written anew every few seconds while a clock runs.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
