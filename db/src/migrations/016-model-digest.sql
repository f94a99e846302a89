-- tells a damaged artefact from the one that was learned; null for one that a process of a version before this adds
alter table models add column artefact_sha256 text;
update models set artefact_sha256 = encode(sha256(artefact), 'hex');
