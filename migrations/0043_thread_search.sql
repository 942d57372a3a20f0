-- The search of conversations, kept by triggers. `keys` says whose it is. What is erased leaves nothing in the index.
CREATE VIRTUAL TABLE thread_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO thread_search (thread_search, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO thread_search (rowid, keys, words)
SELECT id, 'a' || account_id, concat_ws(' ', name, address, subject) FROM threads WHERE archived_at IS NULL;--> statement-breakpoint
CREATE TRIGGER threads_found AFTER INSERT ON threads WHEN NEW.archived_at IS NULL BEGIN
  INSERT INTO thread_search (rowid, keys, words)
  VALUES (NEW.id, 'a' || NEW.account_id, concat_ws(' ', NEW.name, NEW.address, NEW.subject));
END;
--> statement-breakpoint
CREATE TRIGGER threads_found_anew AFTER UPDATE OF name, address, subject, archived_at ON threads BEGIN
  DELETE FROM thread_search WHERE rowid = OLD.id;
  INSERT INTO thread_search (rowid, keys, words)
  SELECT NEW.id, 'a' || NEW.account_id, concat_ws(' ', NEW.name, NEW.address, NEW.subject)
  WHERE NEW.archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER threads_gone AFTER DELETE ON threads BEGIN
  DELETE FROM thread_search WHERE rowid = OLD.id;
END;
