ALTER TABLE `form_entries` ADD `stamp` text;--> statement-breakpoint
CREATE UNIQUE INDEX `form_entries_stamp_unique` ON `form_entries` (`stamp`);--> statement-breakpoint
INSERT INTO `quota_use` (`holder`, `period`, `kind`, `used`, `allowed`)
SELECT 'agent:' || agent_id, 'all', 'bytes', sum(size), max(sum(size), 300000000) FROM (
  SELECT agent_id, size FROM `agent_cvs`
  UNION ALL SELECT v.agent_id, c.size FROM `answer_chunks` c JOIN `video_answers` v ON v.id = c.answer_id
) WHERE true GROUP BY agent_id
ON CONFLICT DO NOTHING;
