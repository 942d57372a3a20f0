CREATE TABLE `campaign_translations` (
	`campaign_id` integer NOT NULL,
	`position` integer NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`cc_emails` text NOT NULL,
	`file_id` integer,
	PRIMARY KEY(`campaign_id`, `position`, `language`)
);
