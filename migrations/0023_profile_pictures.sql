CREATE TABLE `profile_pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `profile_pictures_user` ON `profile_pictures` (`user_id`);--> statement-breakpoint
CREATE INDEX `profile_pictures_created` ON `profile_pictures` (`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `profile_picture` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_profile_picture` ON `users` (`profile_picture`) WHERE profile_picture is not null;