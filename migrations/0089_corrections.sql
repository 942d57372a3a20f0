CREATE TABLE `company_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`case_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`field` text NOT NULL,
	`note` text,
	`reported_at` integer NOT NULL,
	`withdrawn_at` integer,
	`closed_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `correction_cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_reports_open` ON `company_reports` (`account_id`,`company_id`,`field`) WHERE withdrawn_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX `company_reports_account` ON `company_reports` (`account_id`,`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `company_reports_case` ON `company_reports` (`case_id`);--> statement-breakpoint
CREATE INDEX `company_reports_user` ON `company_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `company_reports_done` ON `company_reports` (ifnull(withdrawn_at, closed_at));--> statement-breakpoint
CREATE TABLE `correction_cases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`field` text NOT NULL,
	`value` text,
	`value_key` text NOT NULL,
	`reports` integer DEFAULT 0 NOT NULL,
	`opened_at` integer NOT NULL,
	`outcome` text,
	`decided_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `correction_cases_same` ON `correction_cases` (`company_id`,`field`,`value_key`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `correction_cases_open` ON `correction_cases` (`id`) WHERE decided_at is null and reports > 0;--> statement-breakpoint
CREATE INDEX `correction_cases_decided` ON `correction_cases` (`decided_at`) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX `correction_cases_left` ON `correction_cases` (`opened_at`) WHERE decided_at is null and reports = 0;--> statement-breakpoint
CREATE TABLE `source_counts` (
	`source` text NOT NULL,
	`country` text NOT NULL,
	`count` integer NOT NULL,
	`written_at` integer NOT NULL,
	PRIMARY KEY(`source`, `country`)
);
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('company-reports', 180);--> statement-breakpoint
CREATE TRIGGER company_report_made AFTER INSERT ON company_reports WHEN NEW.is_demo = 0 BEGIN
  UPDATE correction_cases SET reports = reports + 1 WHERE id = NEW.case_id;
END;
--> statement-breakpoint
CREATE TRIGGER company_report_withdrawn AFTER UPDATE OF withdrawn_at ON company_reports
WHEN NEW.is_demo = 0 AND OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL AND NEW.closed_at IS NULL BEGIN
  UPDATE correction_cases SET reports = reports - 1 WHERE id = NEW.case_id;
END;
--> statement-breakpoint
CREATE TRIGGER company_report_removed AFTER DELETE ON company_reports
WHEN OLD.is_demo = 0 AND OLD.withdrawn_at IS NULL AND OLD.closed_at IS NULL BEGIN
  UPDATE correction_cases SET reports = reports - 1 WHERE id = OLD.case_id;
END;
--> statement-breakpoint
CREATE TRIGGER correction_case_decided AFTER UPDATE OF decided_at ON correction_cases WHEN NEW.decided_at IS NOT NULL BEGIN
  UPDATE company_reports SET closed_at = NEW.decided_at WHERE case_id = NEW.id AND withdrawn_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER correction_cases_counted AFTER UPDATE OF reports, decided_at ON correction_cases BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'corrections' AND OLD.decided_at IS NULL AND OLD.reports > 0
    AND kind = CASE WHEN OLD.reports >= 3 THEN 'proposed' ELSE 'questioned' END;
  INSERT INTO work_counts SELECT 'corrections', CASE WHEN NEW.reports >= 3 THEN 'proposed' ELSE 'questioned' END, 1
    WHERE NEW.decided_at IS NULL AND NEW.reports > 0
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO source_counts (source, country, count, written_at)
SELECT source, ifnull(country, ''), count(*), max(updated_at) FROM companies
WHERE account_id IS NULL AND is_demo = 0 GROUP BY source, ifnull(country, '');--> statement-breakpoint
CREATE TRIGGER source_counted AFTER INSERT ON companies WHEN NEW.account_id IS NULL AND NEW.is_demo = 0 BEGIN
  INSERT INTO source_counts VALUES (NEW.source, ifnull(NEW.country, ''), 1, NEW.updated_at)
  ON CONFLICT (source, country) DO UPDATE SET count = count + 1, written_at = max(written_at, excluded.written_at);
END;
--> statement-breakpoint
CREATE TRIGGER source_uncounted AFTER DELETE ON companies WHEN OLD.account_id IS NULL AND OLD.is_demo = 0 BEGIN
  UPDATE source_counts SET count = count - 1 WHERE source = OLD.source AND country = ifnull(OLD.country, '');
END;
--> statement-breakpoint
CREATE TRIGGER source_recounted AFTER UPDATE OF source, country, updated_at ON companies
WHEN NEW.account_id IS NULL AND NEW.is_demo = 0 BEGIN
  UPDATE source_counts SET count = count - 1 WHERE source = OLD.source AND country = ifnull(OLD.country, '');
  INSERT INTO source_counts VALUES (NEW.source, ifnull(NEW.country, ''), 1, NEW.updated_at)
  ON CONFLICT (source, country) DO UPDATE SET count = count + 1, written_at = max(written_at, excluded.written_at);
END;
