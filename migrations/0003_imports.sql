DROP INDEX `companies_name`;--> statement-breakpoint
DROP INDEX `companies_domain`;--> statement-breakpoint
CREATE INDEX `companies_name` ON `companies` (`name_key`,`country`,`account_id`);--> statement-breakpoint
CREATE INDEX `companies_domain` ON `companies` (`domain`,`account_id`);--> statement-breakpoint
ALTER TABLE `imports` ADD `rows_duplicate` integer DEFAULT 0 NOT NULL;