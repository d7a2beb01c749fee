-- People without accounts: a name, and tokens of which only the hash is stored.
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- A session signs a device in; a link brings a guest's seats to another device.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id),
    kind TEXT NOT NULL CHECK (kind IN ('session', 'link')),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A table is its log; the flags follow from the log and serve to find it.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    -- Whether the list of open tables shows it.
    listed INTEGER NOT NULL,
    -- Whether something can happen without a command: a bot's move, a clock alarm.
    wakes INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_to_wake ON tables (id) WHERE listed OR wakes;

-- The primary key keeps two writers from writing the same number.
CREATE TABLE facts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Which guests have had a seat at which tables, so that they find their games again.
CREATE TABLE seatings (
    guest INTEGER NOT NULL REFERENCES guests (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
