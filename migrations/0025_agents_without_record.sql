-- Agents an administrator made had no record. ZZ: the country is not known (app/core/places/countries.ts).
INSERT INTO agents (user_id, country, specializations, operational_markets, languages, tier, leads_closed, lead_value, created_at, reviewed_at)
SELECT id, 'ZZ', '[]', '[]', '[]', 'entry', 0, 0, created_at, coalesce(deactivated_at, created_at)
FROM users WHERE user_type = 'agent' AND NOT EXISTS (SELECT 1 FROM agents WHERE agents.user_id = users.id);
