CREATE TABLE `agent_cvs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`key` text NOT NULL,
	`original_name` text NOT NULL,
	`mime_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	`dropped_at` integer,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_cvs_key_unique` ON `agent_cvs` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `agent_cvs_current` ON `agent_cvs` (`agent_id`) WHERE dropped_at is null;--> statement-breakpoint
CREATE INDEX `agent_cvs_dropped` ON `agent_cvs` (`dropped_at`) WHERE dropped_at is not null;--> statement-breakpoint
CREATE TABLE `onboardings` (
	`agent_id` integer PRIMARY KEY NOT NULL,
	`industry` text,
	`experience` text,
	`education` text,
	`linkedin_url` text,
	`portfolio_url` text,
	`profile_at` integer,
	`cv_at` integer,
	`test_consent_at` integer,
	`test_at` integer,
	`test_score` integer,
	`trait_scores` text,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `test_answers` (
	`agent_id` integer NOT NULL,
	`question` integer NOT NULL,
	`option` integer NOT NULL,
	`answered_at` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `question`),
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('onboarding-files', 180);
