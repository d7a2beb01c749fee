-- Finished analyses. They follow from the logs and could be made again, but that takes seconds each.
CREATE TABLE analyses (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    -- The number of the game at its table.
    game INTEGER NOT NULL,
    -- Which version of the analysis made it: the server makes another one anew.
    version INTEGER NOT NULL,
    analysis TEXT NOT NULL,
    PRIMARY KEY (table_id, game)
) STRICT, WITHOUT ROWID;
