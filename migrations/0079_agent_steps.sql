DROP INDEX `shared_leads_agent`;--> statement-breakpoint
ALTER TABLE `shared_leads` ADD `next_step_done_at` integer;--> statement-breakpoint
CREATE INDEX `shared_leads_lead` ON `shared_leads` (`lead_id`);--> statement-breakpoint
CREATE INDEX `shared_leads_agent` ON `shared_leads` (`agent_id`,`state`,`id`) WHERE revoked_at is null;