CREATE TABLE `account_brands` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`sender_name` text NOT NULL,
	`logo` text,
	`colour` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `account_sign_ins` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`issuer` text NOT NULL,
	`client_id` text NOT NULL,
	`sealed_secret` text,
	`is_on` integer DEFAULT false NOT NULL,
	`is_required` integer DEFAULT false NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_sign_ins_slug_unique` ON `account_sign_ins` (`slug`);--> statement-breakpoint
CREATE TABLE `member_identities` (
	`account_id` integer NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `issuer`, `subject`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_identities_user` ON `member_identities` (`user_id`,`issuer`);--> statement-breakpoint
CREATE TABLE `account_managers` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`set_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `support_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`thread_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`side` text NOT NULL,
	`user_id` integer NOT NULL,
	`text` text,
	`written_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `support_threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `support_messages_thread` ON `support_messages` (`thread_id`,`id`);--> statement-breakpoint
CREATE INDEX `support_messages_account` ON `support_messages` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `support_messages_user` ON `support_messages` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `support_messages_written` ON `support_messages` (`written_at`);--> statement-breakpoint
CREATE TABLE `support_threads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`subject` text NOT NULL,
	`last_message_id` integer NOT NULL,
	`last_at` integer NOT NULL,
	`last_writer_id` integer,
	`account_unread` integer DEFAULT 0 NOT NULL,
	`account_read_to` integer DEFAULT 0 NOT NULL,
	`operator_unread` integer DEFAULT 0 NOT NULL,
	`operator_read_to` integer DEFAULT 0 NOT NULL,
	`is_priority` integer DEFAULT false NOT NULL,
	`waiting_since` integer,
	`closed_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `support_threads_account` ON `support_threads` (`account_id`,`last_message_id`);--> statement-breakpoint
CREATE INDEX `support_threads_open` ON `support_threads` (`account_id`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `support_threads_latest` ON `support_threads` (`last_message_id`);--> statement-breakpoint
CREATE INDEX `support_threads_waiting` ON `support_threads` (`is_priority`,`waiting_since`,`id`) WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX `support_threads_waiting_id` ON `support_threads` (`id`) WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX `support_threads_last` ON `support_threads` (`last_at`);--> statement-breakpoint
ALTER TABLE `mails` ADD `from_name` text;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('support-messages', 730);
