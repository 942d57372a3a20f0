CREATE TABLE `removed_companies` (
	`account_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`before` text NOT NULL,
	`contact_ids` text NOT NULL,
	`removed_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `company_id`)
);
--> statement-breakpoint
CREATE INDEX `removed_companies_removed` ON `removed_companies` (`removed_at`);
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('removed-companies', 30);
