-- Likes, super-likes and uploads of a day are budgets like all others: one table holds them. What is used today stays used.
lock table daily_usage in share row exclusive mode;

insert into daily_budgets (budget, holder, day, used)
select kind, user_id, day, used from daily_usage;

-- Servers of the version before go on counting in `daily_usage`, which a later release drops.
create function spend_budget_as_well() returns trigger language plpgsql as $$
begin
  insert into daily_budgets (budget, holder, day, used)
  values (new.kind, new.user_id, new.day, 1)
  on conflict (budget, holder, day) do update set used = daily_budgets.used + 1;
  return null;
end $$;

create trigger spend_budget_as_well after insert or update of used on daily_usage
for each row execute function spend_budget_as_well();
