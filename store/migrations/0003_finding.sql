-- Tables are found without reading their logs: who opened them, whether they are over, and what the list
-- of open tables says of them.
ALTER TABLE tables ADD COLUMN host INTEGER;
ALTER TABLE tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN summary TEXT;

DROP INDEX tables_to_wake;
CREATE INDEX tables_listed ON tables (created) WHERE listed;
CREATE INDEX tables_waking ON tables (id) WHERE wakes;
CREATE INDEX tables_open ON tables (host) WHERE NOT over;
