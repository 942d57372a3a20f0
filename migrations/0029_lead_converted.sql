ALTER TABLE `leads` ADD `converted_at` integer;--> statement-breakpoint
-- A lead that has an opportunity was converted when that one was made.
UPDATE leads SET converted_at = (SELECT o.created_at FROM opportunities o
  WHERE o.lead_id = leads.id AND o.account_id = leads.account_id AND o.archived_at IS NULL)
WHERE converted_at IS NULL AND id IN (SELECT lead_id FROM opportunities WHERE lead_id IS NOT NULL AND archived_at IS NULL);
