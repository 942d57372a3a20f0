-- An opportunity of somebody who left the team is nobody's, as companies, contacts and leads are.
UPDATE opportunities SET owner_id = NULL WHERE owner_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM users u WHERE u.id = opportunities.owner_id AND u.account_id = opportunities.account_id AND u.deactivated_at IS NULL);
