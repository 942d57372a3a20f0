CREATE TABLE `interviewers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`zone` text NOT NULL,
	`hours` text NOT NULL,
	`minutes` integer NOT NULL,
	`days_off` text NOT NULL,
	`place` text,
	`created_at` integer NOT NULL,
	`paused_at` integer,
	`removed_at` integer,
	`is_demo` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `interviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`interviewer_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`minutes` integer NOT NULL,
	`zone` text NOT NULL,
	`state` text NOT NULL,
	`uid` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`booked_at` integer NOT NULL,
	`reminded_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`interviewer_id`) REFERENCES `interviewers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_uid_unique` ON `interviews` (`uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_open` ON `interviews` (`agent_id`) WHERE state = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_slot` ON `interviews` (`interviewer_id`,`starts_at`) WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX `interviews_agent` ON `interviews` (`agent_id`);--> statement-breakpoint
CREATE INDEX `interviews_unreminded` ON `interviews` (`starts_at`) WHERE state = 'booked' and reminded_at is null and is_demo = 0;--> statement-breakpoint
ALTER TABLE `onboardings` ADD `interview_at` integer;--> statement-breakpoint
ALTER TABLE `onboardings` ADD `completed_at` integer;