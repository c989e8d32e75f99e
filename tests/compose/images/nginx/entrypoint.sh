#!/bin/sh
# Replaces variables in the templates as the image of nginx does: those whose name the filter matches.
set -eu
names=$(awk "END { for (name in ENVIRON) if (name ~ /${NGINX_ENVSUBST_FILTER:-}/) printf \"\${%s} \", name }" < /dev/null)
for template in /etc/nginx/templates/*.template; do
  envsubst "$names" < "$template" > "/etc/nginx/conf.d/$(basename "$template" .template)"
done
exec "$@"
