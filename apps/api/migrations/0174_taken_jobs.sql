-- Which class of jobs a runner runs, and when it last took one. Whoever asks whether jobs are run reads it here: they run in other processes.
alter table job_runners add column class text, add column taken_at timestamptz;
