-- People without accounts: a name, and tokens of which only the hash is kept.
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;

-- A session is a device that is signed in; a link brings one's seats to another device.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id),
    kind TEXT NOT NULL CHECK (kind IN ('session', 'link')),
    ends INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A table is its log; the rest says where to look for it and follows from the log.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    -- Whether everybody may read in the lobby that there is room.
    listed INTEGER NOT NULL,
    -- Whether something can happen here though nobody asks: a bot's move, a clock.
    waking INTEGER NOT NULL
) STRICT;

CREATE INDEX lively_tables ON tables (id) WHERE listed OR waking;

-- The primary key sees to it that no two writers both write the same number.
CREATE TABLE facts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Who has sat where, so that people find their games again.
CREATE TABLE sitters (
    guest INTEGER NOT NULL REFERENCES guests (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
