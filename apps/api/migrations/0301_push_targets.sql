-- A browser that is told is a target of deliveries (0291), which goes when its push service says that it ended.
insert into delivery_targets (id, user_id, channel, created_at)
select id, user_id, 'push', created_at from push_subscriptions on conflict do nothing;
alter table push_subscriptions add constraint push_subscriptions_target foreign key (id) references delivery_targets (id) on delete cascade;

-- What stands on somebody's devices, to be closed once they saw it anywhere.
create index deliveries_shown on deliveries (user_id, ended_at) where channel = 'push' and outcome = 'sent';
