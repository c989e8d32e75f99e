#!/bin/sh
# Writes one archive to standard output: the database as SQL, the provider's files, the key of mailed links. The portal goes
# on meanwhile. Files are linked before the dump and again after it, so that those that the dump names are here though
# somebody replaces or removes them in between; what it does not name does no harm. Only a file that both comes and goes
# while this runs can be missing.
set -eu
: "${DATABASE_URL:?}" "${DATA_DIR:?}"
umask 077

# One at a time: what is found in the folder below is then the rest of a backup that was killed. It holds files that people
# may have removed since, so it goes before anything else. A link costs no space, but has to be on the volume of the files.
exec 9<"$DATA_DIR"
flock -n 9 || { echo 'another backup is under way' >&2; exit 1; }
work=$DATA_DIR/.backup
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
rm -rf "$work"
mkdir -p "$work/media"

# What is still arriving is nobody's yet. A file that goes while its folder is read is a failure of cp: it is tried again.
link_files() {
  for _ in 1 2 3; do
    find "$DATA_DIR/media" -mindepth 1 -maxdepth 1 ! -name .incoming -exec cp -al -t "$work/media" {} + && return
  done
  return 1
}

link_files
pg_dump --no-owner --no-privileges --file="$work/database.sql" "$DATABASE_URL"
link_files
# There is no key where SIGNING_SECRET is set.
if [ -f "$DATA_DIR/signing-secret" ]; then cp "$DATA_DIR/signing-secret" "$work/"; fi
# 1 tells that a file changed: that somebody removed the other name of it. Everything else is a failure.
tar -czf - -C "$work" . || [ $? -eq 1 ]
