-- The search of campaigns and templates by name, kept by triggers as that of conversations (0043).
CREATE VIRTUAL TABLE campaign_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO campaign_search (campaign_search, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO campaign_search (rowid, keys, words)
SELECT id, 'a' || account_id, name FROM outreach_campaigns WHERE archived_at IS NULL;--> statement-breakpoint
CREATE TRIGGER campaigns_found AFTER INSERT ON outreach_campaigns WHEN NEW.archived_at IS NULL BEGIN
  INSERT INTO campaign_search (rowid, keys, words) VALUES (NEW.id, 'a' || NEW.account_id, NEW.name);
END;
--> statement-breakpoint
CREATE TRIGGER campaigns_found_anew AFTER UPDATE OF name, archived_at ON outreach_campaigns
WHEN NEW.name IS NOT OLD.name OR NEW.archived_at IS NOT OLD.archived_at BEGIN
  DELETE FROM campaign_search WHERE rowid = OLD.id;
  INSERT INTO campaign_search (rowid, keys, words)
  SELECT NEW.id, 'a' || NEW.account_id, NEW.name WHERE NEW.archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER campaigns_gone AFTER DELETE ON outreach_campaigns BEGIN
  DELETE FROM campaign_search WHERE rowid = OLD.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE template_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO template_search (template_search, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO template_search (rowid, keys, words)
SELECT id, 'a' || account_id, name FROM outreach_templates WHERE archived_at IS NULL;--> statement-breakpoint
CREATE TRIGGER templates_found AFTER INSERT ON outreach_templates WHEN NEW.archived_at IS NULL BEGIN
  INSERT INTO template_search (rowid, keys, words) VALUES (NEW.id, 'a' || NEW.account_id, NEW.name);
END;
--> statement-breakpoint
CREATE TRIGGER templates_found_anew AFTER UPDATE OF name, archived_at ON outreach_templates
WHEN NEW.name IS NOT OLD.name OR NEW.archived_at IS NOT OLD.archived_at BEGIN
  DELETE FROM template_search WHERE rowid = OLD.id;
  INSERT INTO template_search (rowid, keys, words)
  SELECT NEW.id, 'a' || NEW.account_id, NEW.name WHERE NEW.archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER templates_gone AFTER DELETE ON outreach_templates BEGIN
  DELETE FROM template_search WHERE rowid = OLD.id;
END;
