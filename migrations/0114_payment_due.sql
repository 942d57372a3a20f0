ALTER TABLE `accounts` ADD `payment_due_at` integer;--> statement-breakpoint
UPDATE accounts SET payment_due_at = (
  SELECT upgrade_due_at FROM subscriptions s WHERE s.account_id = accounts.id AND s.upgrade_plan IS NOT NULL)
WHERE id IN (SELECT account_id FROM subscriptions WHERE upgrade_plan IS NOT NULL);
