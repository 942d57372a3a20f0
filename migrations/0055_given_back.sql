CREATE TABLE `given_back_companies` (
	`account_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`shared_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `company_id`)
);
--> statement-breakpoint
ALTER TABLE `imports` ADD `people_removed` integer;