ALTER TABLE `social_lead_origins` ADD `import_id` integer;--> statement-breakpoint
ALTER TABLE `social_leads` ADD `import_id` integer;--> statement-breakpoint
CREATE INDEX `social_leads_import` ON `social_leads` (`import_id`,`id`) WHERE import_id is not null;--> statement-breakpoint
ALTER TABLE `social_imports` ADD `removal` text;--> statement-breakpoint
ALTER TABLE `social_imports` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `social_imports` ADD `removed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `social_imports` ADD `stayed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `social_imports_removing` ON `social_imports` (`lease_until`) WHERE removal = 'running';