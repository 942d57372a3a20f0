CREATE TABLE `research_errors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` integer NOT NULL,
	`at` integer NOT NULL,
	`reason` text NOT NULL,
	`detail` text NOT NULL,
	FOREIGN KEY (`source_id`) REFERENCES `research_sources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `research_errors_source` ON `research_errors` (`source_id`,`id`);--> statement-breakpoint
CREATE TABLE `research_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`target_count` integer NOT NULL,
	`started_at` integer NOT NULL,
	`stopped_at` integer,
	`outcome` text,
	`lease_until` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `research_runs_one` ON `research_runs` ((stopped_at is null)) WHERE stopped_at is null;--> statement-breakpoint
CREATE TABLE `research_sources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`address` text,
	`format` text,
	`licence` text NOT NULL,
	`licence_url` text,
	`home_url` text,
	`sealed_key` text,
	`is_on` integer NOT NULL,
	`cursor` text,
	`next_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`detail` text,
	`read_at` integer,
	`completed_at` integer,
	`added` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`known` integer DEFAULT 0 NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `research_sources_key_unique` ON `research_sources` (`key`);--> statement-breakpoint
CREATE INDEX `research_sources_due` ON `research_sources` (`next_at`) WHERE is_on = 1 and removed_at is null;--> statement-breakpoint
CREATE INDEX `companies_source` ON `companies` (`source`,`source_id`) WHERE account_id is null and source_id is not null;--> statement-breakpoint
INSERT INTO research_sources (key, kind, licence, licence_url, home_url, is_on, next_at) VALUES
  ('GLEIF', 'gleif', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/', 'https://www.gleif.org/', 1, 0),
  ('Wikidata', 'wikidata', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/', 'https://www.wikidata.org/', 1, 0);
--> statement-breakpoint
CREATE TRIGGER research_errors_kept AFTER INSERT ON research_errors BEGIN
  DELETE FROM research_errors WHERE source_id = NEW.source_id AND id <= (
    SELECT id FROM research_errors WHERE source_id = NEW.source_id ORDER BY id DESC LIMIT 1 OFFSET 20);
END;
