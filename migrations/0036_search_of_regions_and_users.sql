-- The search of opportunities knows the region as a key, so that it filters.
DROP TRIGGER opportunities_found;--> statement-breakpoint
DROP TRIGGER opportunities_found_anew;--> statement-breakpoint
CREATE TRIGGER opportunities_found AFTER INSERT ON opportunities WHEN NEW.archived_at IS NULL BEGIN
  INSERT INTO opportunity_search (rowid, keys, words) VALUES (
    NEW.id,
    'a' || NEW.account_id || ' s' || replace(NEW.status, '_', '') || ' o' || ifnull(NEW.owner_id, 0)
      || ' r' || replace(replace(replace(replace(NEW.region, ' ', ''), '-', ''), '''', ''), '’', ''),
    concat_ws(' ', NEW.title, NEW.company_name, NEW.contact_name, NEW.contact_email, NEW.region)
  );
END;
--> statement-breakpoint
CREATE TRIGGER opportunities_found_anew
AFTER UPDATE OF title, company_name, contact_name, contact_email, region, status, owner_id, archived_at ON opportunities BEGIN
  DELETE FROM opportunity_search WHERE rowid = OLD.id;
  INSERT INTO opportunity_search (rowid, keys, words) SELECT
    NEW.id,
    'a' || NEW.account_id || ' s' || replace(NEW.status, '_', '') || ' o' || ifnull(NEW.owner_id, 0)
      || ' r' || replace(replace(replace(replace(NEW.region, ' ', ''), '-', ''), '''', ''), '’', ''),
    concat_ws(' ', NEW.title, NEW.company_name, NEW.contact_name, NEW.contact_email, NEW.region)
  WHERE NEW.archived_at IS NULL;
END;
--> statement-breakpoint
UPDATE opportunities SET region = region;--> statement-breakpoint
-- Users by name, whatever the accents: "ngugi" finds Ngũgĩ. What is erased leaves nothing in the index.
CREATE VIRTUAL TABLE user_search USING fts5(
  names,
  prefix='1 2 3',
  tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO user_search (user_search, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO user_search (rowid, names) SELECT id, first_name || ' ' || last_name FROM users;--> statement-breakpoint
CREATE TRIGGER users_found AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, names) VALUES (NEW.id, NEW.first_name || ' ' || NEW.last_name);
END;
--> statement-breakpoint
CREATE TRIGGER users_found_anew AFTER UPDATE OF first_name, last_name ON users BEGIN
  DELETE FROM user_search WHERE rowid = OLD.id;
  INSERT INTO user_search (rowid, names) VALUES (NEW.id, NEW.first_name || ' ' || NEW.last_name);
END;
--> statement-breakpoint
CREATE TRIGGER users_gone AFTER DELETE ON users BEGIN
  DELETE FROM user_search WHERE rowid = OLD.id;
END;
