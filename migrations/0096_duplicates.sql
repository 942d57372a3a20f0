CREATE TABLE `merged_companies` (
	`account_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`into_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `company_id`)
);
--> statement-breakpoint
CREATE TABLE `duplicate_counts` (
	`account_id` integer NOT NULL,
	`list` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `list`, `state`)
);
--> statement-breakpoint
CREATE TABLE `duplicate_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`list` text NOT NULL,
	`state` text NOT NULL,
	`score` integer NOT NULL,
	`first_id` integer NOT NULL,
	`size` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`found_at` integer NOT NULL,
	`settled_at` integer,
	`settled_by` integer,
	`kept_id` integer,
	`changes` text,
	`undone_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `duplicate_groups_open` ON `duplicate_groups` (`account_id`,`list`,`first_id`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `duplicate_groups_list` ON `duplicate_groups` (`account_id`,`list`,`state`,`score`,`id`);--> statement-breakpoint
CREATE INDEX `duplicate_groups_latest` ON `duplicate_groups` (`account_id`,`list`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `duplicate_groups_settled` ON `duplicate_groups` (`settled_at`) WHERE state = 'merged';--> statement-breakpoint
CREATE TABLE `duplicate_keys` (
	`account_id` integer NOT NULL,
	`list` text NOT NULL,
	`key` integer NOT NULL,
	`row_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `list`, `key`, `row_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `duplicate_members` (
	`group_id` integer NOT NULL,
	`row_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`list` text NOT NULL,
	PRIMARY KEY(`group_id`, `row_id`)
);
--> statement-breakpoint
CREATE INDEX `duplicate_members_row` ON `duplicate_members` (`list`,`row_id`,`account_id`);--> statement-breakpoint
CREATE TABLE `duplicate_pairs` (
	`account_id` integer NOT NULL,
	`list` text NOT NULL,
	`one_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`score` integer NOT NULL,
	`is_demo` integer NOT NULL,
	PRIMARY KEY(`account_id`, `list`, `one_id`, `other_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `duplicate_searches` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`by_user_id` integer,
	`step` text NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`merges` integer DEFAULT false NOT NULL,
	`rows_done` integer DEFAULT 0 NOT NULL,
	`rows_total` integer DEFAULT 0 NOT NULL,
	`keys_done` integer DEFAULT 0 NOT NULL,
	`keys_total` integer DEFAULT 0 NOT NULL,
	`companies_removed` integer DEFAULT 0 NOT NULL,
	`contacts_removed` integer DEFAULT 0 NOT NULL,
	`failure_reason` text,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`completed_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `duplicate_searches_working` ON `duplicate_searches` (`lease_until`) WHERE step not in ('done', 'failed');--> statement-breakpoint
CREATE TABLE `merged_rows` (
	`group_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`row_id` integer NOT NULL,
	`before` text NOT NULL,
	PRIMARY KEY(`group_id`, `kind`, `row_id`)
);
--> statement-breakpoint
CREATE INDEX `merged_rows_account` ON `merged_rows` (`account_id`);
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('merged-rows', 30);
--> statement-breakpoint
CREATE TRIGGER duplicate_groups_added AFTER INSERT ON duplicate_groups BEGIN
  INSERT INTO duplicate_counts (account_id, list, state, count) VALUES (new.account_id, new.list, new.state, 1)
  ON CONFLICT (account_id, list, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER duplicate_groups_moved AFTER UPDATE OF state ON duplicate_groups WHEN new.state <> old.state BEGIN
  UPDATE duplicate_counts SET count = count - 1 WHERE account_id = old.account_id AND list = old.list AND state = old.state;
  INSERT INTO duplicate_counts (account_id, list, state, count) VALUES (new.account_id, new.list, new.state, 1)
  ON CONFLICT (account_id, list, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER duplicate_groups_gone AFTER DELETE ON duplicate_groups BEGIN
  DELETE FROM duplicate_members WHERE group_id = old.id;
  DELETE FROM merged_rows WHERE group_id = old.id;
  UPDATE duplicate_counts SET count = count - 1 WHERE account_id = old.account_id AND list = old.list AND state = old.state;
END;
