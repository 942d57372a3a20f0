-- The funnel follows the leads found in a period, and analytics count deals won by what found their leads. docs/decisions/027-stages-of-leads.md

CREATE TABLE `won_deal_sources` (
	`opportunity_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`country` text NOT NULL,
	`source` text NOT NULL,
	`campaign_id` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `won_deal_sources_country` ON `won_deal_sources` (`account_id`,`country`,`opportunity_id`);--> statement-breakpoint
CREATE INDEX `won_deal_sources_source` ON `won_deal_sources` (`account_id`,`source`,`opportunity_id`);--> statement-breakpoint
CREATE INDEX `won_deal_sources_campaign` ON `won_deal_sources` (`account_id`,`campaign_id`,`opportunity_id`) WHERE campaign_id is not null;--> statement-breakpoint
ALTER TABLE `lead_stages` ADD `furthest` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `lead_stages_furthest` ON `lead_stages` (`account_id`,`furthest`,`day`,`id`) WHERE position = 1;--> statement-breakpoint
ALTER TABLE `stage_daily_totals` ADD `cohort_qualification` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stage_daily_totals` ADD `cohort_outreach` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stage_daily_totals` ADD `cohort_engagement` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stage_daily_totals` ADD `cohort_conversion` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stage_daily_totals` ADD `cohort_closure` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stage_totals` ADD `deals_won` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint

-- ---- The rows that are there ----
UPDATE lead_stages SET furthest = (SELECT max(s.position) FROM lead_stages s
  WHERE s.account_id = lead_stages.account_id AND s.same_company_id = lead_stages.same_company_id)
WHERE position = 1;

UPDATE stage_daily_totals SET
  cohort_qualification = f.qualification,
  cohort_outreach = f.outreach,
  cohort_engagement = f.engagement,
  cohort_conversion = f.conversion,
  cohort_closure = f.closure
FROM (SELECT account_id, day, sum(furthest >= 2) AS qualification, sum(furthest >= 3) AS outreach, sum(furthest >= 4) AS engagement, sum(furthest >= 5) AS conversion, sum(furthest >= 6) AS closure
  FROM lead_stages WHERE position = 1 GROUP BY account_id, day) f
WHERE f.account_id = stage_daily_totals.account_id AND f.day = stage_daily_totals.day;

-- ---- How far the leads of a day have come ----
DROP TRIGGER lead_stages_reached;
DROP TRIGGER lead_stages_gone;

CREATE TRIGGER lead_stages_reached AFTER INSERT ON lead_stages BEGIN
  INSERT INTO stage_changes VALUES (NEW.account_id, NEW.day, NEW.position, NEW.country, NEW.source, NEW.campaign_id,
    1, NEW.left_at IS NOT NULL, coalesce(NEW.left_at - NEW.at, 0));
  UPDATE lead_stages SET furthest = (SELECT max(s.position) FROM lead_stages s
    WHERE s.account_id = NEW.account_id AND s.same_company_id = NEW.same_company_id)
  WHERE account_id = NEW.account_id AND same_company_id = NEW.same_company_id AND position = 1;
END;

CREATE TRIGGER lead_stages_advanced AFTER UPDATE OF furthest ON lead_stages WHEN NEW.furthest <> OLD.furthest BEGIN
  UPDATE stage_daily_totals SET
    cohort_qualification = cohort_qualification + (NEW.furthest >= 2) - (OLD.furthest >= 2),
    cohort_outreach = cohort_outreach + (NEW.furthest >= 3) - (OLD.furthest >= 3),
    cohort_engagement = cohort_engagement + (NEW.furthest >= 4) - (OLD.furthest >= 4),
    cohort_conversion = cohort_conversion + (NEW.furthest >= 5) - (OLD.furthest >= 5),
    cohort_closure = cohort_closure + (NEW.furthest >= 6) - (OLD.furthest >= 6)
  WHERE account_id = NEW.account_id AND day = NEW.day;
END;

-- When a stage is removed, the one before it lasts until the next stage that remains.
CREATE TRIGGER lead_stages_gone AFTER DELETE ON lead_stages BEGIN
  INSERT INTO stage_changes VALUES (OLD.account_id, OLD.day, OLD.position, OLD.country, OLD.source, OLD.campaign_id,
    -1, -(OLD.left_at IS NOT NULL), -coalesce(OLD.left_at - OLD.at, 0));
  UPDATE stage_daily_totals SET
    cohort_qualification = cohort_qualification - (OLD.furthest >= 2),
    cohort_outreach = cohort_outreach - (OLD.furthest >= 3),
    cohort_engagement = cohort_engagement - (OLD.furthest >= 4),
    cohort_conversion = cohort_conversion - (OLD.furthest >= 5),
    cohort_closure = cohort_closure - (OLD.furthest >= 6)
  WHERE OLD.position = 1 AND account_id = OLD.account_id AND day = OLD.day;
  UPDATE lead_stages SET left_at = (SELECT max(lead_stages.at, min(s.at)) FROM lead_stages s
    WHERE s.account_id = OLD.account_id AND s.same_company_id = OLD.same_company_id AND s.position > lead_stages.position)
  WHERE account_id = OLD.account_id AND same_company_id = OLD.same_company_id AND position < OLD.position;
  UPDATE lead_stages SET furthest = (SELECT max(s.position) FROM lead_stages s
    WHERE s.account_id = OLD.account_id AND s.same_company_id = OLD.same_company_id)
  WHERE OLD.position > 1 AND account_id = OLD.account_id AND same_company_id = OLD.same_company_id AND position = 1;
END;

-- ---- Deals won, by what found their leads ----
-- As 0005 has it; a row that counts deals alone stays.
DROP TRIGGER stage_changed;

CREATE TRIGGER stage_changed INSTEAD OF INSERT ON stage_changes BEGIN
  INSERT INTO stage_daily_totals (account_id, day, discovery, qualification, outreach, engagement, conversion, closure, discovery_left,
    qualification_left, outreach_left, engagement_left, conversion_left, discovery_seconds, qualification_seconds, outreach_seconds,
    engagement_seconds, conversion_seconds)
  VALUES (NEW.account_id, NEW.day, (NEW.position = 1) * NEW.entered, (NEW.position = 2) * NEW.entered, (NEW.position = 3) * NEW.entered,
    (NEW.position = 4) * NEW.entered, (NEW.position = 5) * NEW.entered, (NEW.position = 6) * NEW.entered, (NEW.position = 1) * NEW.went,
    (NEW.position = 2) * NEW.went, (NEW.position = 3) * NEW.went, (NEW.position = 4) * NEW.went, (NEW.position = 5) * NEW.went,
    (NEW.position = 1) * NEW.seconds, (NEW.position = 2) * NEW.seconds, (NEW.position = 3) * NEW.seconds,
    (NEW.position = 4) * NEW.seconds, (NEW.position = 5) * NEW.seconds)
  ON CONFLICT (account_id, day) DO UPDATE SET discovery = discovery + excluded.discovery,
    qualification = qualification + excluded.qualification, outreach = outreach + excluded.outreach,
    engagement = engagement + excluded.engagement, conversion = conversion + excluded.conversion, closure = closure + excluded.closure,
    discovery_left = discovery_left + excluded.discovery_left, qualification_left = qualification_left + excluded.qualification_left,
    outreach_left = outreach_left + excluded.outreach_left, engagement_left = engagement_left + excluded.engagement_left,
    conversion_left = conversion_left + excluded.conversion_left,
    discovery_seconds = discovery_seconds + excluded.discovery_seconds,
    qualification_seconds = qualification_seconds + excluded.qualification_seconds,
    outreach_seconds = outreach_seconds + excluded.outreach_seconds,
    engagement_seconds = engagement_seconds + excluded.engagement_seconds,
    conversion_seconds = conversion_seconds + excluded.conversion_seconds;
  INSERT INTO stage_totals (account_id, kind, key, discovery, qualification, outreach, engagement, conversion, closure)
  SELECT NEW.account_id, k.kind, k.key, (NEW.position = 1) * NEW.entered, (NEW.position = 2) * NEW.entered,
    (NEW.position = 3) * NEW.entered, (NEW.position = 4) * NEW.entered, (NEW.position = 5) * NEW.entered, (NEW.position = 6) * NEW.entered
  FROM (SELECT 'all' AS kind, '' AS key UNION ALL SELECT 'country', NEW.country UNION ALL SELECT 'source', NEW.source
    UNION ALL SELECT 'campaign', NEW.campaign_id WHERE NEW.campaign_id IS NOT NULL) k
  WHERE NEW.entered <> 0
  ON CONFLICT (account_id, kind, key) DO UPDATE SET discovery = discovery + excluded.discovery,
    qualification = qualification + excluded.qualification, outreach = outreach + excluded.outreach,
    engagement = engagement + excluded.engagement, conversion = conversion + excluded.conversion, closure = closure + excluded.closure;
  DELETE FROM stage_daily_totals WHERE NEW.entered < 0 AND account_id = NEW.account_id AND day = NEW.day
    AND discovery + qualification + outreach + engagement + conversion + closure = 0;
  DELETE FROM stage_totals WHERE NEW.entered < 0 AND account_id = NEW.account_id
    AND discovery + qualification + outreach + engagement + conversion + closure + deals_won = 0
    AND (kind, key) IN (VALUES ('all', ''), ('country', NEW.country), ('source', NEW.source), ('campaign', cast(NEW.campaign_id AS TEXT)));
END;

CREATE TRIGGER won_deal_sources_added AFTER INSERT ON won_deal_sources BEGIN
  INSERT INTO stage_totals (account_id, kind, key, deals_won)
  SELECT NEW.account_id, k.kind, k.key, 1
  FROM (SELECT 'all' AS kind, '' AS key UNION ALL SELECT 'country', NEW.country UNION ALL SELECT 'source', NEW.source
    UNION ALL SELECT 'campaign', NEW.campaign_id WHERE NEW.campaign_id IS NOT NULL) k
  WHERE true
  ON CONFLICT (account_id, kind, key) DO UPDATE SET deals_won = deals_won + 1;
END;

CREATE TRIGGER won_deal_sources_gone AFTER DELETE ON won_deal_sources BEGIN
  UPDATE stage_totals SET deals_won = deals_won - 1 WHERE account_id = OLD.account_id
    AND (kind, key) IN (VALUES ('all', ''), ('country', OLD.country), ('source', OLD.source), ('campaign', cast(OLD.campaign_id AS TEXT)));
  DELETE FROM stage_totals WHERE account_id = OLD.account_id
    AND discovery + qualification + outreach + engagement + conversion + closure + deals_won = 0
    AND (kind, key) IN (VALUES ('all', ''), ('country', OLD.country), ('source', OLD.source), ('campaign', cast(OLD.campaign_id AS TEXT)));
END;

-- Triggers insert here: the deal as it is now, if it is won.
CREATE VIEW won_deal_marks AS SELECT 0 AS opportunity_id WHERE false;

CREATE TRIGGER won_deal_marked INSTEAD OF INSERT ON won_deal_marks BEGIN
  DELETE FROM won_deal_sources WHERE opportunity_id = NEW.opportunity_id;
  INSERT INTO won_deal_sources (opportunity_id, account_id, country, source, campaign_id)
  SELECT o.id, o.account_id, coalesce(f.country, '-'), coalesce(f.source, '-'),
    (SELECT s.campaign_id FROM lead_stages s WHERE s.account_id = o.account_id AND s.same_company_id = l.same_company_id
      AND s.position >= 3 AND s.campaign_id IS NOT NULL ORDER BY s.position LIMIT 1)
  FROM opportunities o LEFT JOIN leads l ON l.id = o.lead_id
    LEFT JOIN lead_stages f ON f.account_id = o.account_id AND f.same_company_id = l.same_company_id AND f.position = 1
  WHERE o.id = NEW.opportunity_id AND o.status = 'closed_won' AND o.archived_at IS NULL;
END;

INSERT INTO won_deal_marks SELECT id FROM opportunities WHERE status = 'closed_won' AND archived_at IS NULL;

CREATE TRIGGER opportunities_won_at_once AFTER INSERT ON opportunities WHEN NEW.status = 'closed_won' AND NEW.archived_at IS NULL BEGIN
  INSERT INTO won_deal_marks VALUES (NEW.id);
END;

CREATE TRIGGER opportunities_won AFTER UPDATE OF status, archived_at, lead_id ON opportunities
WHEN (NEW.status = 'closed_won' AND NEW.archived_at IS NULL) <> (OLD.status = 'closed_won' AND OLD.archived_at IS NULL)
  OR (NEW.status = 'closed_won' AND NEW.lead_id IS NOT OLD.lead_id) BEGIN
  INSERT INTO won_deal_marks VALUES (NEW.id);
END;

CREATE TRIGGER opportunities_unwon AFTER DELETE ON opportunities WHEN OLD.status = 'closed_won' BEGIN
  DELETE FROM won_deal_sources WHERE opportunity_id = OLD.id;
END;
