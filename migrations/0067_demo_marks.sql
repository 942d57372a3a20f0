ALTER TABLE `bulk_assignments` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `bulk_deletions` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `saved_views` ADD `is_demo` integer DEFAULT false NOT NULL;