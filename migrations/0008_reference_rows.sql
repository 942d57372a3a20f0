-- Rows that the product reads from its first start.

-- Days until each kind of data is purged; administrators change them. app/domains/privacy/retention.ts says what each
-- key means and within which limits. 0: when it expires by itself.
INSERT INTO retention_periods (key, days) VALUES
  ('sessions', 0),
  ('attempts', 0),
  ('one-time-tokens', 0),
  ('devices', 400),
  ('invitations', 90),
  ('mail-texts', 30),
  ('mails', 90),
  ('imports', 90),
  ('unproved-requests', 7),
  ('data-requests', 1095),
  ('unused-users', 365),
  ('raw-mails', 90),
  ('webhook-events', 30),
  ('notifications', 180),
  ('quota-use', 1),
  ('idempotency-keys', 0),
  ('removed-companies', 30),
  ('removed-contacts', 30),
  ('removed-leads', 30),
  ('bulk-deletions', 30),
  ('bulk-assignments', 30),
  ('tag-changes', 30),
  ('industry-labels', 90),
  ('onboarding-files', 180),
  ('referrals', 90),
  ('company-reports', 180),
  ('agent-messages', 730),
  ('money-words', 730),
  ('left-payout-accounts', 90),
  ('merged-rows', 30),
  ('support-messages', 730),
  ('social-leads', 1095),
  ('social-messages', 730),
  ('platform-events', 30),
  ('marketing-applications', 365),
  ('form-entries', 730),
  ('link-visits', 2),
  ('quiz-answers', 365),
  ('form-drafts', 0),
  ('merged-social-leads', 30),
  ('marketing-writings', 30),
  ('research-requests', 365),
  ('failed-sign-ins', 90);

-- Seconds by which the clocks of a country are ahead of UTC, so that a lead's stage falls on the business's own day.
-- A job renews them when a country changes its clocks (set-clocks.server.ts).
INSERT INTO country_utc_offsets (country, seconds) VALUES
  ('AO', 3600), ('BF', 0), ('BI', 7200), ('BJ', 3600), ('BW', 7200), ('CD', 3600),
  ('CF', 3600), ('CG', 3600), ('CI', 0), ('CM', 3600), ('CV', -3600), ('DJ', 10800),
  ('DZ', 3600), ('EG', 7200), ('ER', 10800), ('ET', 10800), ('GA', 3600), ('GH', 0),
  ('GM', 0), ('GN', 0), ('GQ', 3600), ('GW', 0), ('KE', 10800), ('KM', 10800),
  ('LR', 0), ('LS', 7200), ('LY', 7200), ('MA', 3600), ('MG', 10800), ('ML', 0),
  ('MR', 0), ('MU', 14400), ('MW', 7200), ('MZ', 7200), ('NA', 7200), ('NE', 3600),
  ('NG', 3600), ('RW', 7200), ('SC', 14400), ('SD', 7200), ('SL', 0), ('SN', 0),
  ('SO', 10800), ('SS', 7200), ('ST', 0), ('SZ', 7200), ('TD', 3600), ('TG', 0),
  ('TN', 3600), ('TZ', 10800), ('UG', 10800), ('ZA', 7200), ('ZM', 7200), ('ZW', 7200);

-- Public registers that research starts with; administrators add others.
INSERT INTO research_sources (key, kind, licence, licence_url, home_url, is_on, next_at) VALUES
  ('GLEIF', 'gleif', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/', 'https://www.gleif.org/', 1, 0),
  ('Wikidata', 'wikidata', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/', 'https://www.wikidata.org/', 1, 0);
