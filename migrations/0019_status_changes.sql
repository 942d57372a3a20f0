CREATE TABLE `lead_status_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`lead_id` integer NOT NULL,
	`from_status` text NOT NULL,
	`to_status` text NOT NULL,
	`by_user_id` integer,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lead_status_changes_lead` ON `lead_status_changes` (`lead_id`,`changed_at`);--> statement-breakpoint
ALTER TABLE `email_drafts` ADD `discarded_at` integer;
--> statement-breakpoint
-- A removed lead keeps its history for as long as it can be restored.
CREATE TRIGGER lead_status_changes_gone AFTER DELETE ON leads BEGIN
  DELETE FROM lead_status_changes WHERE lead_id = old.id AND NOT EXISTS (
    SELECT 1 FROM removed_leads r WHERE r.lead_id = old.id AND r.before IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER lead_status_changes_not_kept AFTER UPDATE OF before ON removed_leads WHEN new.before IS NULL BEGIN
  DELETE FROM lead_status_changes WHERE lead_id = new.lead_id AND NOT EXISTS (
    SELECT 1 FROM leads l WHERE l.id = new.lead_id);
END;
--> statement-breakpoint
CREATE TRIGGER lead_status_changes_purged AFTER DELETE ON removed_leads BEGIN
  DELETE FROM lead_status_changes WHERE lead_id = old.lead_id AND NOT EXISTS (
    SELECT 1 FROM leads l WHERE l.id = old.lead_id);
END;
