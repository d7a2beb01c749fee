-- The same as the file's schema (migrations/sqlite), in its form of version 7.
CREATE TABLE guests (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- The face that a guest chose; without one, it follows from their number.
    face TEXT
);

-- A session signs a device in; a link brings a guest's seats to another device.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    guest BIGINT NOT NULL REFERENCES guests (id),
    kind TEXT NOT NULL CHECK (kind IN ('session', 'link')),
    expires BIGINT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL,
    device TEXT NOT NULL
);
CREATE INDEX tokens_of_guest ON tokens (guest);

-- A table is its log; the rest follows from the log and serves to find it.
CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL,
    host BIGINT,
    host_seen BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    -- Whether something can happen without a command: a bot's move, a clock alarm.
    wakes BOOLEAN NOT NULL,
    over BOOLEAN NOT NULL,
    waits BOOLEAN NOT NULL,
    summary TEXT
);
CREATE INDEX tables_listed ON tables (created) WHERE listed;
CREATE INDEX tables_waking ON tables (id) WHERE wakes;
CREATE INDEX tables_waiting ON tables (host_seen) WHERE waits;
CREATE INDEX tables_open ON tables (host) WHERE NOT over;
CREATE INDEX tables_by_age ON tables (created);

-- The primary key keeps two servers from writing the same number.
CREATE TABLE facts (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Which guests have had a seat at which tables, so that they find their games again.
CREATE TABLE seatings (
    guest BIGINT NOT NULL REFERENCES guests (id),
    table_id BIGINT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX seatings_at_table ON seatings (table_id);

-- Finished analyses. They follow from the logs and could be made again, but that takes seconds each.
CREATE TABLE analyses (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    game BIGINT NOT NULL,
    version BIGINT NOT NULL,
    analysis TEXT NOT NULL,
    PRIMARY KEY (table_id, game)
);

-- Who may not play here for a time: a guest, or everybody of an address.
CREATE TABLE bans (
    id BIGINT PRIMARY KEY,
    guest BIGINT,
    address TEXT,
    until BIGINT NOT NULL,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL,
    CHECK ((guest IS NULL) <> (address IS NULL))
);

-- What people reported: about whom, why, and the last lines of the chat.
CREATE TABLE reports (
    id BIGINT PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    reporter BIGINT NOT NULL,
    about BIGINT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX reports_at_table ON reports (table_id);

CREATE TABLE report_lines (
    report BIGINT NOT NULL REFERENCES reports (id),
    number BIGINT NOT NULL,
    guest BIGINT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (report, number)
);

-- What was done from outside of a table. It names nobody but by number.
CREATE TABLE interventions (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    what TEXT NOT NULL
);

-- How often a limit struck on a day.
CREATE TABLE strikes (
    day BIGINT NOT NULL,
    what TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (day, what)
);

-- Written and read back by the check of the server's health.
CREATE TABLE health (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);

-- When servers were there: clocks are charged up to then.
CREATE TABLE heartbeat (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL,
    since BIGINT NOT NULL,
    before BIGINT
);

-- The oldest version of the schema whose programs may still use the database.
CREATE TABLE compatibility (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    oldest BIGINT NOT NULL
);
INSERT INTO compatibility VALUES (1, 1);

-- What the servers tell each other. None of it decides what happens at a table, so it need not survive a crash of the
-- database, nor is it copied to a standby: the servers say it again.

-- The servers that are there. Whoever has not been seen for a while is deleted by the others.
CREATE UNLOGGED TABLE nodes (
    id BIGINT PRIMARY KEY,
    seen TIMESTAMPTZ NOT NULL
);

-- Who computes the bots' moves of a table and watches its clocks. A claim lasts as long as its server is there; one to
-- a table that was set aside may be taken over by whoever uses the table.
CREATE UNLOGGED TABLE claims (
    table_id BIGINT PRIMARY KEY,
    node BIGINT NOT NULL,
    aside BOOLEAN NOT NULL
);
CREATE INDEX claims_of_node ON claims (node);

-- Who is connected to which table, server by server: the guests as a list in JSON.
CREATE UNLOGGED TABLE presence (
    table_id BIGINT NOT NULL,
    node BIGINT NOT NULL,
    guests TEXT NOT NULL,
    anonymous BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
);
CREATE INDEX presence_of_node ON presence (node);

-- What somebody has spent of a limit on all servers, as the time at which it is paid off.
CREATE UNLOGGED TABLE spent (
    what TEXT NOT NULL,
    who TEXT NOT NULL,
    paid_off TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (what, who)
);
