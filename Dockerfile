# A server for Tidefall's page. Two stages: the first compiles the rules and builds the page, the second has neither
# compiler nor Node. Build with `docker build -t tidefall .`, or use compose.yaml.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
# The drivers for PostgreSQL and Redis are in, so that one image serves alone or with others.
RUN pip install --no-cache-dir --prefix=/install '.[cluster]' \
    && PYTHONPATH="$(echo /install/lib/python*/site-packages)" /install/bin/tidefall --version | tee /version \
    && grep -q 'rules compiled, page built' /version

FROM python:3.13-slim
COPY --from=build /install /usr/local
RUN useradd --system --uid 10001 --home-dir /var/lib/tidefall --create-home tidefall
USER tidefall
ENV TIDEFALL_DATA=/var/lib/tidefall
VOLUME /var/lib/tidefall
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-c", \
    "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
# Docker stops it with SIGTERM: players are told, and everything is in the database already.
STOPSIGNAL SIGTERM
ENTRYPOINT ["tidefall"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
