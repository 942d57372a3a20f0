-- Skills are a field of an agent's profile, and the marketplace finds agents by them.
ALTER TABLE `agents` ADD `skills` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
CREATE INDEX `closes_agent_undecided` ON `closes` (`agent_id`) WHERE state in ('reported', 'disputed');
--> statement-breakpoint

DROP VIEW market_agents;

CREATE VIEW market_agents AS
SELECT a.id AS id,
  (CASE u.is_demo WHEN 1 THEN 'demo' ELSE 'real' END) || ' t' || a.tier || ' c' || a.country
    || CASE WHEN (SELECT count(*) FROM agent_assignments s WHERE s.agent_id = a.id AND s.state IN ('offered', 'accepted')) < 3
      THEN ' free' ELSE '' END
    || ifnull((SELECT group_concat(' c' || value, '') FROM json_each(a.operational_markets)), '')
    || ifnull((SELECT group_concat(' i' || replace(value, '-', ''), '') FROM json_each(a.specializations)), '')
    || ifnull((SELECT group_concat(' l' || replace(replace(value, ' ', ''), '-', ''), '') FROM json_each(a.languages)), '') AS keys,
  concat_ws(' ', u.first_name, u.last_name, a.city, a.bio,
    (SELECT group_concat(value, ' ') FROM json_each(a.skills))) AS words
FROM agents a JOIN users u ON u.id = a.user_id
WHERE a.reviewed_at IS NOT NULL AND a.rejected_at IS NULL
  AND u.user_type = 'agent' AND u.deactivated_at IS NULL AND u.suspended_at IS NULL;

DROP TRIGGER agents_found_anew;

CREATE TRIGGER agents_found_anew AFTER UPDATE OF country, city, specializations, operational_markets, bio, languages, skills, tier,
  reviewed_at, rejected_at ON agents BEGIN
  DELETE FROM agent_search WHERE rowid = OLD.id;
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = NEW.id;
END;
