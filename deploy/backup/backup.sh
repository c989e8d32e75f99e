#!/bin/sh
# Writes one archive to standard output: the database as SQL, the provider's files, the key that signs links. The portal
# keeps running. The script links the files before the dump and again after it, so the archive contains every file that the
# dump names, even if a participant replaces or deletes it in between. Additional files do no harm. Only a file that both
# arrives and disappears during the backup can be missing.
set -eu
: "${DATABASE_URL:?}" "${DATA_DIR:?}"
umask 077

# One backup at a time, so a work folder that exists belongs to a killed backup. It may contain files that people have
# deleted since; remove it first. Hard links need no space, but they must be on the volume of the files.
exec 9<"$DATA_DIR"
flock -n 9 || { echo 'another backup or restore is under way' >&2; exit 1; }
work=$DATA_DIR/.backup
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
rm -rf "$work"
mkdir -p "$work/media"

# Incomplete uploads (.incoming) are left out. cp fails if a file disappears while it reads the folder: then try again.
link_files() {
  for _ in 1 2 3; do
    find "$DATA_DIR/media" -mindepth 1 -maxdepth 1 ! -name .incoming -exec cp -al -t "$work/media" {} + && return
  done
  return 1
}

link_files
pg_dump --no-owner --no-privileges --file="$work/database.sql" "$DATABASE_URL"
link_files
# With SIGNING_SECRET there is no key file.
if [ -f "$DATA_DIR/signing-secret" ]; then cp "$DATA_DIR/signing-secret" "$work/"; fi
# Exit code 1 means that a file changed, here that its other link was removed. Every other code is an error.
tar -czf - -C "$work" . || [ $? -eq 1 ]
