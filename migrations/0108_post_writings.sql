CREATE TABLE `marketing_writings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`brief` text NOT NULL,
	`pieces` text NOT NULL,
	`state` text DEFAULT 'writing' NOT NULL,
	`failure_reason` text,
	`campaign_id` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `marketing_writings_account` ON `marketing_writings` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_writings_lease` ON `marketing_writings` (`state`,`lease_until`);--> statement-breakpoint
CREATE INDEX `marketing_writings_age` ON `marketing_writings` (`created_at`);--> statement-breakpoint
ALTER TABLE `marketing_posts` ADD `writing_id` integer;--> statement-breakpoint
ALTER TABLE `marketing_posts` ADD `piece` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `marketing_posts_piece` ON `marketing_posts` (`writing_id`,`piece`) WHERE writing_id is not null;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('marketing-writings', 30);
