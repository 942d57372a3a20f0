-- Full-text indexes and the triggers that keep them. Written by hand: drizzle-kit knows neither virtual tables nor
-- triggers. docs/decisions/002-search-index.md gives the reasons for their shape.

-- ---- Companies ----
-- One document per company, rowid = companies.slot. The application folds the words, joins the facets and marks them
-- with the owner (search-words.ts); the ascii tokenizer keeps every letter beyond ASCII as it is.
CREATE VIRTUAL TABLE company_search USING fts5(
  words,
  content='',
  contentless_delete=1,
  detail=none,
  prefix='1 2 3 4 5 6',
  tokenize="ascii tokenchars '_'"
);

-- Small pages: a search that steps through the list of a common word scans less at each step.
INSERT INTO company_search (company_search, rank) VALUES ('pgsz', 1000);

-- The code that updates a company writes its document again (write-companies.server.ts).
CREATE TRIGGER companies_updated AFTER UPDATE ON companies BEGIN
  DELETE FROM company_search WHERE rowid = old.slot;
END;

-- Indexed words of four letters and more, by account (0: shared), so that no account is offered another's words.
CREATE TABLE search_words (
  account_id INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (account_id, word)
) WITHOUT ROWID;

-- Beginnings of 7 to 12 letters, longer than the prefixes of the index, each with the shared words that start so (a
-- space after each). A row of 800 letters takes no further word, and search-match.ts does not rely on it.
CREATE TABLE search_word_endings (beginning TEXT NOT NULL PRIMARY KEY, words TEXT NOT NULL) WITHOUT ROWID;

-- The first seven letters of a word, and the same with one letter left out, each with the words of that form: finds
-- the word behind a typo. A row of 2,000 letters takes no further word: such a typo is not corrected.
CREATE TABLE search_word_forms (
  account_id INTEGER NOT NULL,
  form TEXT NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (account_id, form)
) WITHOUT ROWID;

CREATE TRIGGER search_words_inserted AFTER INSERT ON search_words BEGIN
  INSERT INTO search_word_endings (beginning, words)
  SELECT substr(new.word, 1, letters.value), new.word || ' '
  FROM json_each('[7,8,9,10,11,12]') AS letters
  WHERE new.account_id = 0 AND letters.value <= length(new.word)
  ON CONFLICT (beginning) DO UPDATE SET words = words || excluded.words WHERE length(words) < 800;
  INSERT INTO search_word_forms (account_id, form, words)
  SELECT DISTINCT new.account_id, substr(new.word, 1, letter.value - 1) || substr(new.word, letter.value + 1, 7 - letter.value),
    new.word || ' '
  FROM json_each('[1,2,3,4,5,6,7]') AS letter
  WHERE letter.value <= length(new.word)
  UNION SELECT new.account_id, substr(new.word, 1, 7), new.word || ' '
  WHERE true
  ON CONFLICT (account_id, form) DO UPDATE SET words = words || excluded.words WHERE length(words) < 2000;
END;

-- ---- Contacts ----
-- One document per contact, rowid = contacts.id, built like the index of companies.
CREATE VIRTUAL TABLE contact_search USING fts5(
  words,
  content='',
  contentless_delete=1,
  detail=none,
  prefix='1 2 3 4 5 6',
  tokenize="ascii tokenchars '_'"
);

-- ---- Users, conversations, campaigns, templates, opportunities, leads, social leads ----
-- `keys` holds the account and other filters as words, so one match answers a search and stops at its limit, newest
-- first. `secure-delete` removes erased text from the index at once instead of at the next merge.

-- Users by name, whatever the accents: "ngugi" finds Ngũgĩ.
CREATE VIRTUAL TABLE user_search USING fts5(
  names,
  prefix='1 2 3',
  tokenize='unicode61 remove_diacritics 2'
);
INSERT INTO user_search (user_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER users_found AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, names) VALUES (NEW.id, NEW.first_name || ' ' || NEW.last_name);
END;

CREATE TRIGGER users_found_anew AFTER UPDATE OF first_name, last_name ON users BEGIN
  DELETE FROM user_search WHERE rowid = OLD.id;
  INSERT INTO user_search (rowid, names) VALUES (NEW.id, NEW.first_name || ' ' || NEW.last_name);
END;

CREATE TRIGGER users_gone AFTER DELETE ON users BEGIN
  DELETE FROM user_search WHERE rowid = OLD.id;
END;

CREATE VIRTUAL TABLE thread_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
INSERT INTO thread_search (thread_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER threads_found AFTER INSERT ON threads WHEN NEW.archived_at IS NULL BEGIN
  INSERT INTO thread_search (rowid, keys, words)
  VALUES (NEW.id, 'a' || NEW.account_id, concat_ws(' ', NEW.name, NEW.address, NEW.subject));
END;

CREATE TRIGGER threads_found_anew AFTER UPDATE OF name, address, subject, archived_at ON threads BEGIN
  DELETE FROM thread_search WHERE rowid = OLD.id;
  INSERT INTO thread_search (rowid, keys, words)
  SELECT NEW.id, 'a' || NEW.account_id, concat_ws(' ', NEW.name, NEW.address, NEW.subject)
  WHERE NEW.archived_at IS NULL;
END;

CREATE TRIGGER threads_gone AFTER DELETE ON threads BEGIN
  DELETE FROM thread_search WHERE rowid = OLD.id;
END;

CREATE VIRTUAL TABLE campaign_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
INSERT INTO campaign_search (campaign_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER campaigns_found AFTER INSERT ON outreach_campaigns WHEN NEW.archived_at IS NULL BEGIN
  INSERT INTO campaign_search (rowid, keys, words) VALUES (NEW.id, 'a' || NEW.account_id, NEW.name);
END;

CREATE TRIGGER campaigns_found_anew AFTER UPDATE OF name, archived_at ON outreach_campaigns
WHEN NEW.name IS NOT OLD.name OR NEW.archived_at IS NOT OLD.archived_at BEGIN
  DELETE FROM campaign_search WHERE rowid = OLD.id;
  INSERT INTO campaign_search (rowid, keys, words)
  SELECT NEW.id, 'a' || NEW.account_id, NEW.name WHERE NEW.archived_at IS NULL;
END;

CREATE TRIGGER campaigns_gone AFTER DELETE ON outreach_campaigns BEGIN
  DELETE FROM campaign_search WHERE rowid = OLD.id;
END;

CREATE VIRTUAL TABLE template_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
INSERT INTO template_search (template_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER templates_found AFTER INSERT ON outreach_templates WHEN NEW.archived_at IS NULL BEGIN
  INSERT INTO template_search (rowid, keys, words) VALUES (NEW.id, 'a' || NEW.account_id, NEW.name);
END;

CREATE TRIGGER templates_found_anew AFTER UPDATE OF name, archived_at ON outreach_templates
WHEN NEW.name IS NOT OLD.name OR NEW.archived_at IS NOT OLD.archived_at BEGIN
  DELETE FROM template_search WHERE rowid = OLD.id;
  INSERT INTO template_search (rowid, keys, words)
  SELECT NEW.id, 'a' || NEW.account_id, NEW.name WHERE NEW.archived_at IS NULL;
END;

CREATE TRIGGER templates_gone AFTER DELETE ON outreach_templates BEGIN
  DELETE FROM template_search WHERE rowid = OLD.id;
END;

CREATE VIRTUAL TABLE opportunity_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
INSERT INTO opportunity_search (opportunity_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER opportunities_found AFTER INSERT ON opportunities WHEN NEW.archived_at IS NULL BEGIN
  INSERT INTO opportunity_search (rowid, keys, words) VALUES (
    NEW.id,
    'a' || NEW.account_id || ' s' || replace(NEW.status, '_', '') || ' o' || ifnull(NEW.owner_id, 0)
      || ' r' || replace(replace(replace(replace(NEW.region, ' ', ''), '-', ''), '''', ''), '’', ''),
    concat_ws(' ', NEW.title, NEW.company_name, NEW.contact_name, NEW.contact_email, NEW.region)
  );
END;

CREATE TRIGGER opportunities_found_anew
AFTER UPDATE OF title, company_name, contact_name, contact_email, region, status, owner_id, archived_at ON opportunities BEGIN
  DELETE FROM opportunity_search WHERE rowid = OLD.id;
  INSERT INTO opportunity_search (rowid, keys, words) SELECT
    NEW.id,
    'a' || NEW.account_id || ' s' || replace(NEW.status, '_', '') || ' o' || ifnull(NEW.owner_id, 0)
      || ' r' || replace(replace(replace(replace(NEW.region, ' ', ''), '-', ''), '''', ''), '’', ''),
    concat_ws(' ', NEW.title, NEW.company_name, NEW.contact_name, NEW.contact_email, NEW.region)
  WHERE NEW.archived_at IS NULL;
END;

CREATE TRIGGER opportunities_gone AFTER DELETE ON opportunities BEGIN
  DELETE FROM opportunity_search WHERE rowid = OLD.id;
END;

-- One document per company: only the first lead of each is indexed (leads_same_company_changed).
CREATE VIRTUAL TABLE lead_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
INSERT INTO lead_search (lead_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER leads_found AFTER INSERT ON leads WHEN NEW.is_first = 1 BEGIN
  INSERT OR REPLACE INTO lead_search (rowid, keys, words)
  VALUES (NEW.id, 'a' || NEW.account_id, NEW.company_name || ' ' || ifnull(NEW.contact_name, ''));
END;

CREATE TRIGGER leads_found_anew AFTER UPDATE OF company_name, contact_name, is_first ON leads
WHEN NEW.company_name IS NOT OLD.company_name OR NEW.contact_name IS NOT OLD.contact_name OR NEW.is_first IS NOT OLD.is_first BEGIN
  DELETE FROM lead_search WHERE rowid = OLD.id;
  INSERT INTO lead_search (rowid, keys, words)
  SELECT NEW.id, 'a' || NEW.account_id, NEW.company_name || ' ' || ifnull(NEW.contact_name, '') WHERE NEW.is_first = 1;
END;

CREATE TRIGGER leads_found_gone AFTER DELETE ON leads BEGIN
  DELETE FROM lead_search WHERE rowid = OLD.id;
END;

-- social_leads_gone (0002_cascades.sql) deletes the document.
CREATE VIRTUAL TABLE social_lead_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
INSERT INTO social_lead_search (social_lead_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER social_leads_found AFTER INSERT ON social_leads BEGIN
  INSERT INTO social_lead_search (rowid, keys, words)
  VALUES (NEW.id, 'a' || NEW.account_id, concat_ws(' ', NEW.name, NEW.company_name, NEW.email, NEW.phone));
END;

CREATE TRIGGER social_leads_found_anew AFTER UPDATE OF name, company_name, email, phone ON social_leads
WHEN NEW.name IS NOT OLD.name OR NEW.company_name IS NOT OLD.company_name OR NEW.email IS NOT OLD.email
  OR NEW.phone IS NOT OLD.phone BEGIN
  DELETE FROM social_lead_search WHERE rowid = OLD.id;
  INSERT INTO social_lead_search (rowid, keys, words)
  VALUES (NEW.id, 'a' || NEW.account_id, concat_ws(' ', NEW.name, NEW.company_name, NEW.email, NEW.phone));
END;

-- ---- Agents ----
-- The marketplace: approved agents who can sign in, their filters as keys. An agent with three open assignments is not
-- free. The view decides who is listed; each trigger writes what the view says.
CREATE VIRTUAL TABLE agent_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
INSERT INTO agent_search (agent_search, rank) VALUES ('secure-delete', 1);

CREATE VIEW market_agents AS
SELECT a.id AS id,
  (CASE u.is_demo WHEN 1 THEN 'demo' ELSE 'real' END) || ' t' || a.tier || ' c' || a.country
    || CASE WHEN (SELECT count(*) FROM agent_assignments s WHERE s.agent_id = a.id AND s.state IN ('offered', 'accepted')) < 3
      THEN ' free' ELSE '' END
    || ifnull((SELECT group_concat(' c' || value, '') FROM json_each(a.operational_markets)), '')
    || ifnull((SELECT group_concat(' i' || replace(value, '-', ''), '') FROM json_each(a.specializations)), '')
    || ifnull((SELECT group_concat(' l' || replace(replace(value, ' ', ''), '-', ''), '') FROM json_each(a.languages)), '') AS keys,
  concat_ws(' ', u.first_name, u.last_name, a.city, a.bio) AS words
FROM agents a JOIN users u ON u.id = a.user_id
WHERE a.reviewed_at IS NOT NULL AND a.rejected_at IS NULL
  AND u.user_type = 'agent' AND u.deactivated_at IS NULL AND u.suspended_at IS NULL;

CREATE TRIGGER agents_found AFTER INSERT ON agents WHEN NEW.reviewed_at IS NOT NULL BEGIN
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = NEW.id;
END;

CREATE TRIGGER agents_found_anew AFTER UPDATE OF country, city, specializations, operational_markets, bio, languages, tier,
  reviewed_at, rejected_at ON agents BEGIN
  DELETE FROM agent_search WHERE rowid = OLD.id;
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = NEW.id;
END;

CREATE TRIGGER agents_gone AFTER DELETE ON agents BEGIN
  DELETE FROM agent_search WHERE rowid = OLD.id;
END;

CREATE TRIGGER agents_found_by_user AFTER UPDATE OF first_name, last_name, user_type, is_demo, deactivated_at, suspended_at ON users
WHEN EXISTS (SELECT 1 FROM agents WHERE user_id = NEW.id) BEGIN
  DELETE FROM agent_search WHERE rowid = (SELECT id FROM agents WHERE user_id = NEW.id);
  INSERT INTO agent_search (rowid, keys, words)
  SELECT id, keys, words FROM market_agents WHERE id = (SELECT id FROM agents WHERE user_id = NEW.id);
END;

CREATE TRIGGER agents_busy AFTER INSERT ON agent_assignments BEGIN
  DELETE FROM agent_search WHERE rowid = NEW.agent_id;
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = NEW.agent_id;
END;

CREATE TRIGGER agents_busy_anew AFTER UPDATE OF state ON agent_assignments BEGIN
  DELETE FROM agent_search WHERE rowid = NEW.agent_id;
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = NEW.agent_id;
END;

CREATE TRIGGER agents_free AFTER DELETE ON agent_assignments BEGIN
  DELETE FROM agent_search WHERE rowid = OLD.agent_id;
  INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents WHERE id = OLD.agent_id;
END;
