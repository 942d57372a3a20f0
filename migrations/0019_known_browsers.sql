ALTER TABLE `accounts` ADD `team_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `devices` ADD `last_seen_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `webhook_keys` ADD `team_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE devices SET last_seen_at = created_at;
--> statement-breakpoint
-- Keys that an account's people see end when one of them leaves, or an owner is one no longer, by whatever way.
CREATE TRIGGER users_left_team AFTER UPDATE OF account_id, role, deactivated_at ON users
WHEN OLD.account_id IS NOT NULL AND OLD.deactivated_at IS NULL AND (NEW.deactivated_at IS NOT NULL
  OR NEW.account_id IS NOT OLD.account_id OR (OLD.role = 'owner' AND NEW.role IS NOT 'owner')) BEGIN
  UPDATE accounts SET team_version = team_version + 1 WHERE id = OLD.account_id;
END;
