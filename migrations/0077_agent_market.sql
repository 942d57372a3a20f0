CREATE TABLE `agent_figures` (
	`agent_id` integer PRIMARY KEY NOT NULL,
	`closed` integer DEFAULT 0 NOT NULL,
	`lost` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `agent_assignments` ADD `rate_shown` integer;--> statement-breakpoint
ALTER TABLE `agent_assignments` ADD `ends_at` integer;--> statement-breakpoint
CREATE INDEX `agent_assignments_busy` ON `agent_assignments` (`agent_id`) WHERE state in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX `agent_assignments_ends` ON `agent_assignments` (`ends_at`) WHERE state = 'accepted' and ends_at is not null;--> statement-breakpoint
-- The marketplace: approved agents who can sign in, with what filters as keys. Kept by triggers from the view.
CREATE VIRTUAL TABLE agent_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO agent_search (agent_search, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE VIEW market_agents AS
SELECT a.id AS id,
  (CASE u.is_demo WHEN 1 THEN 'demo' ELSE 'real' END) || ' t' || a.tier || ' c' || a.country
    || CASE WHEN (SELECT count(*) FROM agent_assignments s WHERE s.agent_id = a.id AND s.state IN ('offered', 'accepted')) < 3
      THEN ' free' ELSE '' END
    || ifnull((SELECT group_concat(' c' || value, '') FROM json_each(a.operational_markets)), '')
    || ifnull((SELECT group_concat(' i' || replace(value, '-', ''), '') FROM json_each(a.specializations)), '')
    || ifnull((SELECT group_concat(' l' || replace(replace(value, ' ', ''), '-', ''), '') FROM json_each(a.languages)), '') AS keys,
  concat_ws(' ', u.first_name, u.last_name, a.city, a.bio) AS words
FROM agents a JOIN users u ON u.id = a.user_id
WHERE a.reviewed_at IS NOT NULL AND a.rejected_at IS NULL
  AND u.user_type = 'agent' AND u.deactivated_at IS NULL AND u.suspended_at IS NULL;
--> statement-breakpoint
INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents;--> statement-breakpoint
CREATE TRIGGER agents_found AFTER INSERT ON agents WHEN NEW.reviewed_at IS NOT NULL BEGIN
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER agents_found_anew AFTER UPDATE OF country, city, specializations, operational_markets, bio, languages, tier,
  reviewed_at, rejected_at ON agents BEGIN
  DELETE FROM agent_search WHERE rowid = OLD.id;
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER agents_gone AFTER DELETE ON agents BEGIN
  DELETE FROM agent_search WHERE rowid = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER agents_found_by_user AFTER UPDATE OF first_name, last_name, user_type, is_demo, deactivated_at, suspended_at ON users
WHEN EXISTS (SELECT 1 FROM agents WHERE user_id = NEW.id) BEGIN
  DELETE FROM agent_search WHERE rowid = (SELECT id FROM agents WHERE user_id = NEW.id);
  INSERT INTO agent_search (rowid, keys, words)
  SELECT id, keys, words FROM market_agents WHERE id = (SELECT id FROM agents WHERE user_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER agents_busy AFTER INSERT ON agent_assignments BEGIN
  DELETE FROM agent_search WHERE rowid = NEW.agent_id;
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER agents_busy_anew AFTER UPDATE OF state ON agent_assignments BEGIN
  DELETE FROM agent_search WHERE rowid = NEW.agent_id;
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER agents_free AFTER DELETE ON agent_assignments BEGIN
  DELETE FROM agent_search WHERE rowid = OLD.agent_id;
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = OLD.agent_id;
END;
--> statement-breakpoint
-- Leads closed and lost by each agent; demo work counts for demo agents alone.
INSERT INTO agent_figures (agent_id, closed, lost)
SELECT l.agent_id, sum(l.state = 'closed'), sum(l.state = 'lost') FROM shared_leads l
JOIN agents a ON a.id = l.agent_id JOIN users u ON u.id = a.user_id
WHERE l.state IN ('closed', 'lost') AND (l.is_demo = 0 OR u.is_demo = 1) GROUP BY l.agent_id;--> statement-breakpoint
CREATE TRIGGER agent_figures_added AFTER INSERT ON shared_leads WHEN NEW.state IN ('closed', 'lost') AND (NEW.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = NEW.agent_id AND u.is_demo = 1)) BEGIN
  INSERT INTO agent_figures (agent_id, closed, lost) VALUES (NEW.agent_id, NEW.state = 'closed', NEW.state = 'lost')
  ON CONFLICT (agent_id) DO UPDATE SET closed = closed + excluded.closed, lost = lost + excluded.lost;
END;
--> statement-breakpoint
CREATE TRIGGER agent_figures_moved AFTER UPDATE OF state ON shared_leads WHEN NEW.state IS NOT OLD.state AND (NEW.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = NEW.agent_id AND u.is_demo = 1)) BEGIN
  INSERT INTO agent_figures (agent_id, closed, lost)
  VALUES (NEW.agent_id, (NEW.state = 'closed') - (OLD.state = 'closed'), (NEW.state = 'lost') - (OLD.state = 'lost'))
  ON CONFLICT (agent_id) DO UPDATE SET closed = max(0, closed + excluded.closed), lost = max(0, lost + excluded.lost);
END;
