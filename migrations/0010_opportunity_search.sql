CREATE TABLE `opportunity_months` (
	`account_id` integer NOT NULL,
	`month` text NOT NULL,
	`count` integer NOT NULL,
	`revenue` integer NOT NULL,
	`weighted` integer NOT NULL,
	PRIMARY KEY(`account_id`, `month`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `opportunity_totals` ADD `valued` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `opportunities_moved` ON `opportunities` (`account_id`,`status`,`stage_at`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `opportunities_value` ON `opportunities` (`account_id`,ifnull(revenue, -1),`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `opportunities_stage_value` ON `opportunities` (`account_id`,`status`,ifnull(revenue, -1),`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `opportunities_closing` ON `opportunities` (`account_id`,ifnull(close_date, '9999'),`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `opportunities_stage_closing` ON `opportunities` (`account_id`,`status`,ifnull(close_date, '9999'),`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `opportunities_thread` ON `opportunities` (`thread_id`) WHERE thread_id is not null;--> statement-breakpoint
CREATE INDEX `opportunities_closed_lead` ON `opportunities` (`lead_id`) WHERE lead_id is not null and closed_at is not null;--> statement-breakpoint
CREATE INDEX `opportunities_email` ON `opportunities` (contact_email collate nocase) WHERE contact_email is not null;--> statement-breakpoint
CREATE INDEX `opportunities_won` ON `opportunities` (`closed_at`,`id`) WHERE status = 'closed_won';--> statement-breakpoint
-- From here on by hand: the search of opportunities, kept by triggers. `keys` says whose it is, in which stage and whose
-- work; so a search is one look that stops at its limit, newest first.
CREATE VIRTUAL TABLE opportunity_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER opportunities_found AFTER INSERT ON opportunities WHEN NEW.archived_at IS NULL BEGIN
  INSERT INTO opportunity_search (rowid, keys, words) VALUES (
    NEW.id,
    'a' || NEW.account_id || ' s' || replace(NEW.status, '_', '') || ' o' || ifnull(NEW.owner_id, 0),
    concat_ws(' ', NEW.title, NEW.company_name, NEW.contact_name, NEW.contact_email, NEW.region)
  );
END;
--> statement-breakpoint
CREATE TRIGGER opportunities_found_anew
AFTER UPDATE OF title, company_name, contact_name, contact_email, region, status, owner_id, archived_at ON opportunities BEGIN
  DELETE FROM opportunity_search WHERE rowid = OLD.id;
  INSERT INTO opportunity_search (rowid, keys, words) SELECT
    NEW.id,
    'a' || NEW.account_id || ' s' || replace(NEW.status, '_', '') || ' o' || ifnull(NEW.owner_id, 0),
    concat_ws(' ', NEW.title, NEW.company_name, NEW.contact_name, NEW.contact_email, NEW.region)
  WHERE NEW.archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER opportunities_gone AFTER DELETE ON opportunities BEGIN
  DELETE FROM opportunity_search WHERE rowid = OLD.id;
END;
--> statement-breakpoint
-- Deals for the administrator's analytics: by the time they were won.
CREATE VIEW won_deals AS
SELECT id, account_id, title, revenue, owner_id, is_demo, closed_at AS created_at
FROM opportunities WHERE status = 'closed_won' AND archived_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER deals_noted AFTER INSERT ON opportunities
WHEN NEW.is_demo = 0 AND NEW.status = 'closed_won' AND NEW.archived_at IS NULL BEGIN
  INSERT INTO activity_notes VALUES ('deals', NEW.closed_at, NULL, 1);
END;
--> statement-breakpoint
CREATE TRIGGER deals_unmade AFTER UPDATE OF status, closed_at, archived_at ON opportunities
WHEN OLD.is_demo = 0 AND OLD.status = 'closed_won' AND OLD.archived_at IS NULL BEGIN
  INSERT INTO activity_notes VALUES ('deals', OLD.closed_at, NULL, -1);
END;
--> statement-breakpoint
CREATE TRIGGER deals_made AFTER UPDATE OF status, closed_at, archived_at ON opportunities
WHEN NEW.is_demo = 0 AND NEW.status = 'closed_won' AND NEW.archived_at IS NULL BEGIN
  INSERT INTO activity_notes VALUES ('deals', NEW.closed_at, NULL, 1);
END;
--> statement-breakpoint
CREATE TRIGGER deals_removed AFTER DELETE ON opportunities
WHEN OLD.is_demo = 0 AND OLD.status = 'closed_won' AND OLD.archived_at IS NULL BEGIN
  INSERT INTO activity_notes VALUES ('deals', OLD.closed_at, NULL, -1);
END;
