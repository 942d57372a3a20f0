CREATE TABLE `country_clocks` (
	`country` text PRIMARY KEY NOT NULL,
	`seconds` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lead_stages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`same_company_id` integer NOT NULL,
	`position` integer NOT NULL,
	`at` integer NOT NULL,
	`day` text NOT NULL,
	`left_at` integer,
	`country` text NOT NULL,
	`source` text NOT NULL,
	`campaign_id` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_stages_once` ON `lead_stages` (`account_id`,`same_company_id`,`position`);--> statement-breakpoint
CREATE INDEX `lead_stages_day` ON `lead_stages` (`account_id`,`position`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `lead_stages_newest` ON `lead_stages` (`account_id`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `lead_stages_country` ON `lead_stages` (`account_id`,`position`,`country`,`id`);--> statement-breakpoint
CREATE INDEX `lead_stages_source` ON `lead_stages` (`account_id`,`position`,`source`,`id`);--> statement-breakpoint
CREATE INDEX `lead_stages_campaign` ON `lead_stages` (`account_id`,`position`,`campaign_id`,`id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE TABLE `stage_days` (
	`account_id` integer NOT NULL,
	`day` text NOT NULL,
	`discovery` integer DEFAULT 0 NOT NULL,
	`qualification` integer DEFAULT 0 NOT NULL,
	`outreach` integer DEFAULT 0 NOT NULL,
	`engagement` integer DEFAULT 0 NOT NULL,
	`conversion` integer DEFAULT 0 NOT NULL,
	`closure` integer DEFAULT 0 NOT NULL,
	`discovery_left` integer DEFAULT 0 NOT NULL,
	`qualification_left` integer DEFAULT 0 NOT NULL,
	`outreach_left` integer DEFAULT 0 NOT NULL,
	`engagement_left` integer DEFAULT 0 NOT NULL,
	`conversion_left` integer DEFAULT 0 NOT NULL,
	`discovery_seconds` integer DEFAULT 0 NOT NULL,
	`qualification_seconds` integer DEFAULT 0 NOT NULL,
	`outreach_seconds` integer DEFAULT 0 NOT NULL,
	`engagement_seconds` integer DEFAULT 0 NOT NULL,
	`conversion_seconds` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `day`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stage_totals` (
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`discovery` integer DEFAULT 0 NOT NULL,
	`qualification` integer DEFAULT 0 NOT NULL,
	`outreach` integer DEFAULT 0 NOT NULL,
	`engagement` integer DEFAULT 0 NOT NULL,
	`conversion` integer DEFAULT 0 NOT NULL,
	`closure` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `kind`, `key`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `automations` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`min_confidence` integer NOT NULL,
	`campaign_id` integer,
	`agent_id` integer,
	`running_since` integer,
	`next_run_at` integer,
	`last_run_at` integer,
	`leads_up_to` integer DEFAULT 0 NOT NULL,
	`replies_up_to` integer DEFAULT 0 NOT NULL,
	`leads_sent` integer DEFAULT 0 NOT NULL,
	`replies_shared` integer DEFAULT 0 NOT NULL,
	`saved_by` integer NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `automations_due` ON `automations` (`next_run_at`) WHERE running_since is not null;--> statement-breakpoint
ALTER TABLE `outreach_campaigns` ADD `takes_leads_since` integer;
--> statement-breakpoint
INSERT INTO country_clocks VALUES ('AO', 3600), ('BF', 0), ('BI', 7200), ('BJ', 3600), ('BW', 7200), ('CD', 3600), ('CF', 3600), ('CG', 3600), ('CI', 0), ('CM', 3600), ('CV', -3600), ('DJ', 10800), ('DZ', 3600), ('EG', 7200), ('ER', 10800), ('ET', 10800), ('GA', 3600), ('GH', 0), ('GM', 0), ('GN', 0), ('GQ', 3600), ('GW', 0), ('KE', 10800), ('KM', 10800), ('LR', 0), ('LS', 7200), ('LY', 7200), ('MA', 3600), ('MG', 10800), ('ML', 0), ('MR', 0), ('MU', 14400), ('MW', 7200), ('MZ', 7200), ('NA', 7200), ('NE', 3600), ('NG', 3600), ('RW', 7200), ('SC', 14400), ('SD', 7200), ('SL', 0), ('SN', 0), ('SO', 10800), ('SS', 7200), ('ST', 0), ('SZ', 7200), ('TD', 3600), ('TG', 0), ('TN', 3600), ('TZ', 10800), ('UG', 10800), ('ZA', 7200), ('ZM', 7200), ('ZW', 7200);
--> statement-breakpoint
-- Where the triggers of the rows write to: one change of what a stage counts.
CREATE VIEW stage_changes AS SELECT 0 AS account_id, '' AS day, 0 AS position, '' AS country, '' AS source, 0 AS campaign_id,
  0 AS entered, 0 AS went, 0 AS seconds WHERE false;
--> statement-breakpoint
CREATE TRIGGER stage_changed INSTEAD OF INSERT ON stage_changes BEGIN
  INSERT INTO stage_days (account_id, day, discovery, qualification, outreach, engagement, conversion, closure, discovery_left, qualification_left, outreach_left, engagement_left, conversion_left, discovery_seconds, qualification_seconds, outreach_seconds, engagement_seconds, conversion_seconds)
  VALUES (NEW.account_id, NEW.day, (NEW.position = 1) * NEW.entered, (NEW.position = 2) * NEW.entered, (NEW.position = 3) * NEW.entered, (NEW.position = 4) * NEW.entered, (NEW.position = 5) * NEW.entered, (NEW.position = 6) * NEW.entered, (NEW.position = 1) * NEW.went, (NEW.position = 2) * NEW.went, (NEW.position = 3) * NEW.went, (NEW.position = 4) * NEW.went, (NEW.position = 5) * NEW.went, (NEW.position = 1) * NEW.seconds, (NEW.position = 2) * NEW.seconds, (NEW.position = 3) * NEW.seconds, (NEW.position = 4) * NEW.seconds, (NEW.position = 5) * NEW.seconds)
  ON CONFLICT (account_id, day) DO UPDATE SET discovery = discovery + excluded.discovery, qualification = qualification + excluded.qualification, outreach = outreach + excluded.outreach, engagement = engagement + excluded.engagement, conversion = conversion + excluded.conversion, closure = closure + excluded.closure, discovery_left = discovery_left + excluded.discovery_left, qualification_left = qualification_left + excluded.qualification_left, outreach_left = outreach_left + excluded.outreach_left, engagement_left = engagement_left + excluded.engagement_left, conversion_left = conversion_left + excluded.conversion_left, discovery_seconds = discovery_seconds + excluded.discovery_seconds, qualification_seconds = qualification_seconds + excluded.qualification_seconds, outreach_seconds = outreach_seconds + excluded.outreach_seconds, engagement_seconds = engagement_seconds + excluded.engagement_seconds, conversion_seconds = conversion_seconds + excluded.conversion_seconds;
  INSERT INTO stage_totals (account_id, kind, key, discovery, qualification, outreach, engagement, conversion, closure)
  SELECT NEW.account_id, k.kind, k.key, (NEW.position = 1) * NEW.entered, (NEW.position = 2) * NEW.entered, (NEW.position = 3) * NEW.entered, (NEW.position = 4) * NEW.entered, (NEW.position = 5) * NEW.entered, (NEW.position = 6) * NEW.entered
  FROM (SELECT 'all' AS kind, '' AS key UNION ALL SELECT 'country', NEW.country UNION ALL SELECT 'source', NEW.source
    UNION ALL SELECT 'campaign', NEW.campaign_id WHERE NEW.campaign_id IS NOT NULL) k
  WHERE NEW.entered <> 0
  ON CONFLICT (account_id, kind, key) DO UPDATE SET discovery = discovery + excluded.discovery, qualification = qualification + excluded.qualification, outreach = outreach + excluded.outreach, engagement = engagement + excluded.engagement, conversion = conversion + excluded.conversion, closure = closure + excluded.closure;
  DELETE FROM stage_days WHERE NEW.entered < 0 AND account_id = NEW.account_id AND day = NEW.day AND discovery + qualification + outreach + engagement + conversion + closure = 0;
  DELETE FROM stage_totals WHERE NEW.entered < 0 AND account_id = NEW.account_id AND discovery + qualification + outreach + engagement + conversion + closure = 0
    AND (kind, key) IN (VALUES ('all', ''), ('country', NEW.country), ('source', NEW.source), ('campaign', cast(NEW.campaign_id AS TEXT)));
END;
--> statement-breakpoint
CREATE TRIGGER lead_stages_reached AFTER INSERT ON lead_stages BEGIN
  INSERT INTO stage_changes VALUES (NEW.account_id, NEW.day, NEW.position, NEW.country, NEW.source, NEW.campaign_id,
    1, NEW.left_at IS NOT NULL, coalesce(NEW.left_at - NEW.at, 0));
END;
--> statement-breakpoint
CREATE TRIGGER lead_stages_left AFTER UPDATE OF left_at ON lead_stages WHEN NEW.left_at IS NOT OLD.left_at BEGIN
  INSERT INTO stage_changes VALUES (NEW.account_id, NEW.day, NEW.position, NEW.country, NEW.source, NEW.campaign_id,
    0, (NEW.left_at IS NOT NULL) - (OLD.left_at IS NOT NULL), coalesce(NEW.left_at - NEW.at, 0) - coalesce(OLD.left_at - OLD.at, 0));
END;
--> statement-breakpoint
CREATE TRIGGER lead_stages_gone AFTER DELETE ON lead_stages BEGIN
  INSERT INTO stage_changes VALUES (OLD.account_id, OLD.day, OLD.position, OLD.country, OLD.source, OLD.campaign_id,
    -1, -(OLD.left_at IS NOT NULL), -coalesce(OLD.left_at - OLD.at, 0));
  UPDATE lead_stages SET left_at = (SELECT max(lead_stages.at, min(s.at)) FROM lead_stages s
    WHERE s.account_id = OLD.account_id AND s.same_company_id = OLD.same_company_id AND s.position > lead_stages.position)
  WHERE account_id = OLD.account_id AND same_company_id = OLD.same_company_id AND position < OLD.position;
END;
--> statement-breakpoint
-- Where what happened to a lead is told: it reached a stage. The first time counts.
CREATE VIEW stage_marks AS SELECT 0 AS lead_id, 0 AS position, 0 AS at, 0 AS campaign_id WHERE false;
--> statement-breakpoint
CREATE TRIGGER stage_marked INSTEAD OF INSERT ON stage_marks BEGIN
  INSERT INTO lead_stages (account_id, same_company_id, position, at, day, left_at, country, source, campaign_id)
  SELECT l.account_id, l.same_company_id, NEW.position, NEW.at, date(NEW.at + coalesce(c.seconds, 0), 'unixepoch'),
    (SELECT max(NEW.at, min(s.at)) FROM lead_stages s
      WHERE s.account_id = l.account_id AND s.same_company_id = l.same_company_id AND s.position > NEW.position),
    coalesce(f.country, l.country, '-'),
    coalesce(f.source, substr(coalesce(l.evidence ->> '$.companyName.source', l.evidence ->> '$.contactEmail.source', '-'), 1, 200)),
    coalesce((SELECT s.campaign_id FROM lead_stages s
      WHERE s.account_id = l.account_id AND s.same_company_id = l.same_company_id AND s.position BETWEEN 3 AND NEW.position AND s.campaign_id IS NOT NULL
      ORDER BY s.position LIMIT 1), NEW.campaign_id)
  FROM leads l JOIN accounts a ON a.id = l.account_id
    LEFT JOIN country_clocks c ON c.country = a.hq_country
    LEFT JOIN lead_stages f ON f.account_id = l.account_id AND f.same_company_id = l.same_company_id AND f.position = 1
  WHERE l.id = NEW.lead_id
  ON CONFLICT (account_id, same_company_id, position) DO NOTHING;
  UPDATE lead_stages SET left_at = max(at, NEW.at)
  WHERE account_id = (SELECT account_id FROM leads WHERE id = NEW.lead_id)
    AND same_company_id = (SELECT same_company_id FROM leads WHERE id = NEW.lead_id)
    AND position < NEW.position AND (left_at IS NULL OR left_at > max(at, NEW.at));
END;
--> statement-breakpoint
-- A lead that comes back brings with it what had happened to it.
CREATE TRIGGER leads_discovered AFTER UPDATE OF is_first ON leads WHEN NEW.is_first = 1 AND OLD.is_first = 0 BEGIN
  INSERT INTO stage_marks VALUES (NEW.id, 1, NEW.created_at, NULL);
  INSERT INTO stage_marks SELECT NEW.id, 2, NEW.created_at, NULL WHERE (coalesce(NEW.contact_email, '') LIKE '_%@_%._%' AND coalesce(NEW.evidence ->> '$.contactEmail.source', '') <> '');
  INSERT INTO stage_marks SELECT lead_id, position, at, campaign_id FROM (
    SELECT m.lead_id, 3 AS position, m.sent_at AS at, m.campaign_id FROM outreach_messages m
      WHERE m.lead_id = NEW.id AND m.sent_at IS NOT NULL AND coalesce(m.rule, '') NOT IN ('test', 'consent-request')
    UNION ALL SELECT t.lead_id, 4, t.created_at, t.campaign_id FROM threads t WHERE t.lead_id = NEW.id
    UNION ALL SELECT o.lead_id, 5, o.created_at, NULL FROM opportunities o
      WHERE o.account_id = NEW.account_id AND o.lead_id = NEW.id AND o.archived_at IS NULL
    UNION ALL SELECT o.lead_id, 6, coalesce(o.closed_at, o.stage_at), NULL FROM opportunities o
      WHERE o.account_id = NEW.account_id AND o.lead_id = NEW.id AND o.archived_at IS NULL AND o.status = 'closed_won'
  ) ORDER BY position, at;
END;
--> statement-breakpoint
CREATE TRIGGER leads_qualified AFTER UPDATE OF contact_email, evidence ON leads
WHEN NEW.same_company_id > 0 AND (coalesce(NEW.contact_email, '') LIKE '_%@_%._%' AND coalesce(NEW.evidence ->> '$.contactEmail.source', '') <> '')
  AND NOT (coalesce(OLD.contact_email, '') LIKE '_%@_%._%' AND coalesce(OLD.evidence ->> '$.contactEmail.source', '') <> '') BEGIN
  INSERT INTO stage_marks VALUES (NEW.id, 2, max(NEW.created_at, coalesce(unixepoch(NEW.evidence ->> '$.contactEmail.at'), 0)), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER leads_stages_gone AFTER DELETE ON leads BEGIN
  DELETE FROM lead_stages WHERE account_id = OLD.account_id AND same_company_id = OLD.same_company_id
    AND NOT EXISTS (SELECT 1 FROM leads l WHERE l.account_id = OLD.account_id AND l.same_company_id = OLD.same_company_id);
END;
--> statement-breakpoint
-- A company that became another one takes along how far its lead had come.
CREATE TRIGGER leads_stages_moved AFTER UPDATE OF same_company_id ON leads
WHEN NEW.same_company_id <> OLD.same_company_id AND OLD.same_company_id > 0
  AND NOT EXISTS (SELECT 1 FROM leads l WHERE l.account_id = OLD.account_id AND l.same_company_id = OLD.same_company_id) BEGIN
  INSERT INTO stage_marks SELECT NEW.id, s.position, s.at, s.campaign_id FROM lead_stages s
    WHERE s.account_id = OLD.account_id AND s.same_company_id = OLD.same_company_id ORDER BY s.position;
  DELETE FROM lead_stages WHERE account_id = OLD.account_id AND same_company_id = OLD.same_company_id;
END;
--> statement-breakpoint
CREATE TRIGGER messages_reached_out AFTER UPDATE OF sent_at ON outreach_messages
WHEN NEW.sent_at IS NOT NULL AND OLD.sent_at IS NULL AND NEW.lead_id IS NOT NULL AND coalesce(NEW.rule, '') NOT IN ('test', 'consent-request') BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 3, NEW.sent_at, NEW.campaign_id);
END;
--> statement-breakpoint
CREATE TRIGGER messages_sent_at_once AFTER INSERT ON outreach_messages
WHEN NEW.sent_at IS NOT NULL AND NEW.lead_id IS NOT NULL AND coalesce(NEW.rule, '') NOT IN ('test', 'consent-request') BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 3, NEW.sent_at, NEW.campaign_id);
END;
--> statement-breakpoint
CREATE TRIGGER threads_engaged AFTER INSERT ON threads WHEN NEW.lead_id IS NOT NULL BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 4, NEW.created_at, NEW.campaign_id);
END;
--> statement-breakpoint
CREATE TRIGGER threads_of_lead AFTER UPDATE OF lead_id ON threads WHEN NEW.lead_id IS NOT NULL AND NEW.lead_id IS NOT OLD.lead_id BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 4, NEW.created_at, NEW.campaign_id);
END;
--> statement-breakpoint
CREATE TRIGGER opportunities_converted AFTER INSERT ON opportunities WHEN NEW.lead_id IS NOT NULL AND NEW.archived_at IS NULL BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 5, NEW.created_at, NULL);
  INSERT INTO stage_marks SELECT NEW.lead_id, 6, coalesce(NEW.closed_at, NEW.stage_at), NULL WHERE NEW.status = 'closed_won';
END;
--> statement-breakpoint
-- Won, won no more, removed, brought back: the last two stages are what the opportunities say.
CREATE TRIGGER opportunities_turned AFTER UPDATE OF status, closed_at, archived_at, lead_id ON opportunities
WHEN OLD.lead_id IS NOT NULL AND (NEW.lead_id IS NOT OLD.lead_id OR NEW.archived_at IS NOT OLD.archived_at
  OR (NEW.status = 'closed_won') <> (OLD.status = 'closed_won') OR (NEW.status = 'closed_won' AND NEW.closed_at IS NOT OLD.closed_at)) BEGIN
  DELETE FROM lead_stages WHERE position >= 5 AND account_id = OLD.account_id
    AND same_company_id = (SELECT l.same_company_id FROM leads l WHERE l.id = OLD.lead_id);
  INSERT INTO stage_marks SELECT lead_id, position, at, NULL FROM (
    SELECT o.lead_id, 5 AS position, o.created_at AS at FROM opportunities o
      WHERE o.account_id = OLD.account_id AND o.lead_id IN (SELECT g.id FROM leads l JOIN leads g ON g.account_id = l.account_id AND g.same_company_id = l.same_company_id WHERE l.id = OLD.lead_id) AND o.archived_at IS NULL
    UNION ALL SELECT o.lead_id, 6, coalesce(o.closed_at, o.stage_at) FROM opportunities o
      WHERE o.account_id = OLD.account_id AND o.lead_id IN (SELECT g.id FROM leads l JOIN leads g ON g.account_id = l.account_id AND g.same_company_id = l.same_company_id WHERE l.id = OLD.lead_id) AND o.archived_at IS NULL AND o.status = 'closed_won'
  ) ORDER BY position, at;
END;
--> statement-breakpoint
CREATE TRIGGER opportunities_of_lead AFTER UPDATE OF lead_id ON opportunities
WHEN NEW.lead_id IS NOT NULL AND NEW.lead_id IS NOT OLD.lead_id AND NEW.archived_at IS NULL BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 5, NEW.created_at, NULL);
  INSERT INTO stage_marks SELECT NEW.lead_id, 6, coalesce(NEW.closed_at, NEW.stage_at), NULL WHERE NEW.status = 'closed_won';
END;
--> statement-breakpoint
CREATE TRIGGER opportunities_unconverted AFTER DELETE ON opportunities WHEN OLD.lead_id IS NOT NULL BEGIN
  DELETE FROM lead_stages WHERE position >= 5 AND account_id = OLD.account_id
    AND same_company_id = (SELECT l.same_company_id FROM leads l WHERE l.id = OLD.lead_id);
  INSERT INTO stage_marks SELECT lead_id, position, at, NULL FROM (
    SELECT o.lead_id, 5 AS position, o.created_at AS at FROM opportunities o
      WHERE o.account_id = OLD.account_id AND o.lead_id IN (SELECT g.id FROM leads l JOIN leads g ON g.account_id = l.account_id AND g.same_company_id = l.same_company_id WHERE l.id = OLD.lead_id) AND o.archived_at IS NULL
    UNION ALL SELECT o.lead_id, 6, coalesce(o.closed_at, o.stage_at) FROM opportunities o
      WHERE o.account_id = OLD.account_id AND o.lead_id IN (SELECT g.id FROM leads l JOIN leads g ON g.account_id = l.account_id AND g.same_company_id = l.same_company_id WHERE l.id = OLD.lead_id) AND o.archived_at IS NULL AND o.status = 'closed_won'
  ) ORDER BY position, at;
END;
--> statement-breakpoint
-- What happened before this was counted.
INSERT INTO stage_marks SELECT lead_id, position, at, campaign_id FROM (
  SELECT id AS lead_id, 1 AS position, created_at AS at, NULL AS campaign_id FROM leads WHERE is_first = 1
  UNION ALL SELECT id, 2, created_at, NULL FROM leads WHERE (coalesce(leads.contact_email, '') LIKE '_%@_%._%' AND coalesce(leads.evidence ->> '$.contactEmail.source', '') <> '')
  UNION ALL SELECT lead_id, 3, sent_at, campaign_id FROM outreach_messages
    WHERE lead_id IS NOT NULL AND sent_at IS NOT NULL AND coalesce(rule, '') NOT IN ('test', 'consent-request')
) ORDER BY position, at, lead_id;
--> statement-breakpoint
INSERT INTO stage_marks SELECT lead_id, position, at, campaign_id FROM (
  SELECT lead_id, 4 AS position, created_at AS at, campaign_id FROM threads WHERE lead_id IS NOT NULL
  UNION ALL SELECT lead_id, 5, created_at, NULL FROM opportunities WHERE lead_id IS NOT NULL AND archived_at IS NULL
  UNION ALL SELECT lead_id, 6, coalesce(closed_at, stage_at), NULL FROM opportunities
    WHERE lead_id IS NOT NULL AND archived_at IS NULL AND status = 'closed_won'
) ORDER BY position, at, lead_id;
